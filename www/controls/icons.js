// The small drawings on buttons: strokes on a 24 × 24 grid, in the colour of the text. Those of the board; a panel has its own.

const STROKES = {
  arrow: 'M4 12h15M13 5.5 19.5 12 13 18.5',
  new: 'M12 5v14M5 12h14',
  undo: 'M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3',
  hint: 'M9 17.500h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.700.600 1 1.300 1 2.100V17.500h5V16c0-.800.300-1.500 1-2.100A6 6 0 0 0 12 3z',
  star: 'M12 3l2.700 5.700 6.200.800-4.600 4.300 1.200 6.200L12 17l-5.500 3 1.200-6.200L3.100 9.500l6.200-.800z',
  flag: 'M6 21V4M6 5h12l-3 4.5 3 4.5H6',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.4v.1',
};

/** @param {keyof typeof STROKES} name */
export function icon(name) {
  return drawn(STROKES[name]);
}

/**
 * @param {string} strokes
 * @returns {SVGSVGElement}
 */
export function drawn(strokes) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', strokes);
  svg.append(path);
  return svg;
}
