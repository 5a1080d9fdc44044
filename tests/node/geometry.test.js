// How boards of two, three and four sides lie, at every size: nothing over anything else, nothing outside. Pure, as the page uses it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { facingSeats, layoutMany } from '../../www/board/geometry-many.js';
import { layoutTwo } from '../../www/board/geometry-two.js';
import { restAt } from '../../www/board/resting.js';

/** @typedef {import('../../www/board/types.js').Point} Point */
/** @typedef {import('../../www/board/types.js').Box & {turn?: number, tilt?: number}} Box */
/** @typedef {import('../../www/board/types.js').Layout} Layout */

/** Stages: small phones, phones either way, tablets, desks, kiosks; a square and two strips. */
const STAGES = [
  [240, 236], [320, 370], [360, 530], [412, 800], [590, 318], [600, 330], [700, 690], [768, 930], [1024, 690], [1280, 640], [1920, 1000], [3840, 2060], [2160, 3700], [1200, 300], [300, 1200],
];

/** @param {number} sides @param {boolean} around */
function* layouts(sides, around) {
  for (const [width, height] of STAGES) {
    for (let bottom = 0; bottom < sides; bottom += 1) {
      // As geometry.js does, which needs a browser to load them.
      const stage = { sides, width, height, bottom, around };
      const layout = sides === 2 ? layoutTwo(stage) : layoutMany(stage);
      yield /** @type {const} */ ([around ? facingSeats(layout) : layout, `${sides} sides, ${bottom} at the bottom of ${width} × ${height}${around ? ', around' : ''}`]);
    }
  }
}

/** A box's corners on the stage. @param {Box} box @param {number} [less] by which it is made smaller on every side */
function cornersOf({ x, y, w, h, turn, tilt }, less = 0) {
  const a = turn ?? tilt ?? 0;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [p, q] = [Math.max(0, w / 2 - less), Math.max(0, h / 2 - less)];
  return [[-p, -q], [p, -q], [p, q], [-p, q]].map(([u, v]) => ({ x: cx + u * Math.cos(a) - v * Math.sin(a), y: cy + u * Math.sin(a) + v * Math.cos(a) }));
}

/** Points on a cell's outline. @param {import('../../www/board/types.js').CellLayout} cell @returns {Point[]} */
function outlineOf({ outline }) {
  return outline.flatMap((stroke) => {
    if (stroke[0] === 'M' || stroke[0] === 'L') return [{ x: stroke[1], y: stroke[2] }];
    if (stroke[0] !== 'A') return [];
    const [, x, y, r, from, to] = stroke;
    return Array.from({ length: 17 }, (_, i) => from + ((to - from) * i) / 16).map((a) => ({ x: x + r * Math.cos(a), y: y + r * Math.sin(a) }));
  });
}

/** Whether two convex outlines have anything in common. @param {Point[]} one @param {Point[]} other */
function overlap(one, other) {
  for (const shape of [one, other]) {
    for (let i = 0; i < shape.length; i += 1) {
      const [a, b] = [shape[i], shape[(i + 1) % shape.length]];
      const n = { x: b.y - a.y, y: a.x - b.x };
      const range = (/** @type {Point[]} */ points) => points.map((p) => p.x * n.x + p.y * n.y);
      const [r, s] = [range(one), range(other)];
      if (Math.max(...r) <= Math.min(...s) + 1e-6 || Math.max(...s) <= Math.min(...r) + 1e-6) return false;
    }
  }
  return true;
}

/** @param {Point} p @param {Layout} layout */
const onStage = (p, { width, height }) => p.x >= -0.5 && p.y >= -0.5 && p.x <= width + 0.5 && p.y <= height + 0.5;

for (const sides of [2, 3, 4]) {
  for (const around of [false, true]) {
    test(`${sides} sides${around ? ', people around' : ''}: cells, stores and arrows lie on the stage, and cells and stores over nothing`, () => {
      for (const [layout, where] of layouts(sides, around)) {
        const cells = layout.cells.map(({ box, tilt }) => cornersOf({ ...box, tilt }, 0.5));
        cells.forEach((cell, i) => {
          for (const p of outlineOf(layout.cells[i])) assert.ok(onStage(p, layout), `${where}: cell ${i} at ${JSON.stringify(p)}`);
          for (let j = 0; j < i; j += 1) assert.ok(!overlap(cell, cells[j]), `${where}: cells ${i} and ${j}`);
        });
        const texts = layout.stores.map(({ text }) => cornersOf(text, 0.5));
        const heaps = layout.stores.map(({ stones }) => cornersOf(stones, 0.5));
        [...texts, ...heaps].forEach((each, i, all) => {
          for (const p of each) assert.ok(onStage(p, layout), `${where}: store ${i} at ${JSON.stringify(p)}`);
          cells.forEach((cell, j) => assert.ok(!overlap(each, cell), `${where}: store ${i} and cell ${j}`));
          for (let j = 0; j < i; j += 1) assert.ok(!overlap(each, all[j]), `${where}: stores ${i} and ${j}`);
        });
        layout.cells.forEach((cell, i) => {
          const arrows = layout.arrows(i);
          assert.equal(arrows === null, cell.kind === 'mandarin');
          if (!arrows) return;
          const r = arrows.size / 2;
          assert.ok(arrows.size >= 44, `${where}: a finger wants more than ${arrows.size}`);
          for (const { x, y } of [arrows.l, arrows.r]) assert.ok(onStage({ x: x - r, y: y - r }, layout) && onStage({ x: x + r, y: y + r }, layout), `${where}: arrow at ${i}`);
          assert.ok(Math.hypot(arrows.l.x - arrows.r.x, arrows.l.y - arrows.r.y) >= arrows.size, `${where}: arrows at ${i}`);
        });
      }
    });
  }

  test(`${sides} sides: arrows point along the ring, the right one to the next cell`, () => {
    for (const [layout, where] of layouts(sides, false)) {
      layout.cells.forEach((cell, i) => {
        const arrows = layout.arrows(i);
        if (!arrows) return;
        for (const [direction, step] of /** @type {const} */ ([['r', 1], ['l', -1]])) {
          const next = layout.cells[(i + step + layout.cells.length) % layout.cells.length];
          const { angle } = arrows[direction];
          const along = Math.cos(Math.atan2(next.y - cell.y, next.x - cell.x) - angle);
          assert.ok(along > (next.kind === 'square' ? 0.999 : 0.7), `${where}: ${direction} at ${i}`);
        }
      });
    }
  });

  test(`${sides} sides: everything that lies in a cell lies within its lines, whoever sits where`, () => {
    for (const [layout, where] of layouts(sides, false)) {
      const u = layout.unit;
      layout.cells.forEach(({ room, kind }, index) => {
        for (let slot = 0; slot < 40; slot += 1) {
          for (const among of kind === 'mandarin' ? [0, 1] : [0]) {
            const { x, y } = restAt(layout, { where: 'cell', index, slot, among }, 'citizen');
            const [dx, dy] = [(x - room.x) / u, (y - room.y) / u];
            const p = dx * room.across.x + dy * room.across.y;
            const q = dx * room.inward.x + dy * room.inward.y;
            const { reach, depth } = room.corner ?? { reach: 1, depth: 0 };
            const inside = kind === 'square'
              ? Math.max(Math.abs(p), Math.abs(q)) < 0.5
              : p >= 0 ? Math.hypot(p, q) < reach : (p + depth) * reach > Math.abs(q) * depth;
            assert.ok(inside, `${where}: stone ${slot} of cell ${index} at ${p.toFixed(2)}, ${q.toFixed(2)}`);
          }
        }
      });
    }
  });
}

test('three and four sides: each side has its row before it, and turns go round as on the screen', () => {
  for (const sides of [3, 4]) {
    for (const [layout, where] of layouts(sides, false)) {
      const middle = { x: 0, y: 0 };
      for (const { x, y } of layout.cells) {
        middle.x += x / layout.cells.length;
        middle.y += y / layout.cells.length;
      }
      layout.seats.forEach(({ d, o }, side) => {
        const row = layout.cells[6 * side + 2];
        assert.ok((row.x - middle.x) * o.x + (row.y - middle.y) * o.y > 0, `${where}: side ${side} sits outside its row`);
        // +1 runs counter-clockwise, seen from above: to the player's right.
        const next = layout.seats[(side + 1) % sides].o;
        assert.ok(d.x * next.x + d.y * next.y > 0.5, `${where}: the side after ${side} is at its right`);
      });
      assert.equal(layout.order?.length, sides);
    }
  }
});
