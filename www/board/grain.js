// Chance that is the same every time: shapes, packings and textures must not change from one visit to the next.

/** A stream of numbers in [0, 1) (mulberry32). @param {number} seed @returns {() => number} */
export function grain(seed) {
  let a = (seed * 0x9e3779b1) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @param {number} x @param {number} y @param {number} seed */
function lattice(x, y, seed) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 1, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [0, 1]. @param {number} x @param {number} y @param {number} seed */
export function noise(x, y, seed) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const a = lattice(i, j, seed);
  const b = lattice(i + 1, j, seed);
  const c = lattice(i, j + 1, seed);
  const d = lattice(i + 1, j + 1, seed);
  return a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t;
}
