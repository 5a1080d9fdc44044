// Where in a cell, store or hand the n-th stone rests. Pure. Places never depend on how many stones there are, so a
// stone that stays does not move; they are handed out from the middle outwards, layer upon layer.
import { grain } from './grain.js';

/** @typedef {import('./types.js').Layout} Layout */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Kind} Kind */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {{p: number, q: number, layer: number}} Slot in squares, within a room */
/** @typedef {{x: number, y: number, size: number, layer: number}} Rest size: the stone's mean diameter in CSS pixels */

/** Mean diameter of a citizen, and of a mandarin stone, in squares. */
const CITIZEN = 0.235;
const MANDARIN = 0.6;
/** More than ever lie in one cell of a common game; beyond them stones share the last place. */
const SLOTS = 110;
/** Cells that are packed differently; neighbours never look alike. */
const PATTERNS = 7;

/** @type {Map<string, Slot[]>} */
const packings = new Map();

/**
 * @param {Layout} layout @param {Place} place @param {Kind} kind
 * @returns {Rest} for a stone in the hand, relative to the middle of its palm
 */
export function restAt(layout, place, kind) {
  if (place.where === 'hand') return inHand(layout.unit, place.slot);
  if (place.where === 'store') return inStore(layout, place, kind);
  const { room } = layout.cells[place.index];
  const size = layout.unit * (kind === 'citizen' ? CITIZEN : MANDARIN);
  const slot = kind === 'mandarin' ? throne(room, place.slot) : slotOf(room, place);
  return {
    x: room.x + layout.unit * (slot.p * room.across.x + slot.q * room.inward.x),
    y: room.y + layout.unit * (slot.p * room.across.y + slot.q * room.inward.y) - slot.layer * layout.unit * 0.012,
    size,
    layer: slot.layer,
  };
}

/** Where a mandarin stone sits in its cell. */
const THRONE = { half: { p: 0.42, q: 0.02 }, corner: { p: 0, q: 0 }, square: { p: 0, q: 0 } };

/** @param {Room} room @param {number} nth @returns {Slot} */
function throne({ shape, corner }, nth) {
  const { p, q } = corner?.stone ?? THRONE[shape];
  return { p, q: q - nth * 0.4, layer: 0 };
}

/** @param {Room} room @param {Place} place @returns {Slot} */
function slotOf(room, place) {
  const at = room.corner && `${room.corner.reach} ${room.corner.count.p.toFixed(2)} ${room.corner.count.q.toFixed(2)} `;
  const key = `${at ?? room.shape}${place.among > 0 ? '+' : ''}${place.index % PATTERNS}`;
  let slots = packings.get(key);
  if (!slots) {
    slots = pack(room, place.among > 0, place.index % PATTERNS);
    packings.set(key, slots);
  }
  return slots[Math.min(place.slot, slots.length - 1)];
}

/** May a stone's centre lie here? Keeps clear of the lines and of the count. @param {Room} room @param {number} p @param {number} q @param {number} inset */
function inside({ shape, corner }, p, q, inset) {
  const edge = CITIZEN * 0.62 + inset;
  if (shape === 'square') {
    return Math.abs(p) < 0.5 - edge && Math.abs(q) < 0.5 - edge && !(p > 0.08 - inset && q > 0.1 - inset);
  }
  if (shape === 'half') {
    return p > edge && Math.hypot(p, q) < 1 - edge && !(Math.abs(p - 0.34) < 0.36 && q > 0.42) && q > -0.9;
  }
  if (!corner || Math.hypot(p - corner.count.p, q - corner.count.q) < 0.31 - inset) return false;
  const { reach, depth } = corner;
  // Beyond the rows' ends the half circle, between them the wedge.
  return p > 0 ? Math.hypot(p, q) < reach - edge : (p + depth) * reach - Math.abs(q) * depth > edge;
}

/**
 * Packs stones from the middle outwards; when a layer is full the next one begins a little further in.
 * @param {Room} room @param {boolean} throned @param {number} seed
 * @returns {Slot[]}
 */
function pack(room, throned, seed) {
  const { shape } = room;
  const chance = grain(seed * 31 + shape.length * 7 + (throned ? 3 : 0));
  const centre = shape === 'half' ? { p: 0.4, q: throned ? -0.24 : -0.08 } : (room.corner?.stone ?? { p: -0.03, q: -0.04 });
  const stone = throne(room, 0);
  const reach = shape === 'square' ? 0.42 : 1;
  const tries = shape === 'square' ? 200 : 420;
  /** @type {Slot[]} */
  const slots = [];
  let layer = 0;
  let below = 0;
  while (slots.length < SLOTS) {
    const inset = Math.min(0.02 * layer, 0.1);
    // Stones of one layer barely touch; upper layers lie closer, as a heap's do.
    const apart = CITIZEN * (layer === 0 ? 0.98 : 0.86);
    const placed = slots.slice(below);
    /** @type {Slot | null} */
    let best = null;
    let bestCost = Infinity;
    for (let i = 0; i < tries; i += 1) {
      const p = shape === 'half' ? chance() : (chance() * 2 - 1) * reach;
      const q = (chance() * 2 - 1) * reach;
      if (!inside(room, p, q, inset)) continue;
      if (throned && Math.hypot((p - stone.p) / 1.02, q - stone.q) < MANDARIN * 0.5 + CITIZEN * (layer === 0 ? 0.5 : 0.3)) continue;
      if (placed.some((s) => (s.p - p) ** 2 + (s.q - q) ** 2 < apart * apart)) continue;
      const cost = Math.hypot(p - centre.p, q - centre.q) + chance() * 0.05;
      if (cost < bestCost) {
        bestCost = cost;
        best = { p, q, layer };
      }
    }
    if (best) {
      slots.push(best);
    } else {
      if (slots.length === below) break;
      below = slots.length;
      layer += 1;
    }
  }
  return slots.length > 0 ? slots : [{ ...centre, layer: 0 }];
}

/** A small heap on the palm. @param {number} unit @param {number} slot @returns {Rest} */
function inHand(unit, slot) {
  const turn = slot * 2.39996;
  const ring = 0.1 * Math.sqrt((slot % 7) + 0.3);
  const layer = Math.floor(slot / 7);
  return {
    x: unit * ring * Math.cos(turn),
    y: unit * (ring * Math.sin(turn) * 0.9 - Math.min(layer, 6) * 0.012),
    size: unit * CITIZEN * 0.8,
    layer,
  };
}

/**
 * Captured citizens lie in fives, like the five of a die, so that ten, which are worth a mandarin stone, can be seen
 * at a glance; the mandarin stones lie at the far end.
 * @param {Layout} layout @param {Place} place @param {Kind} kind @returns {Rest}
 */
function inStore(layout, place, kind) {
  const { stones: box } = layout.stores[place.index];
  const grid = storeGrid(box, layout.unit);
  const { long, short, lying } = grid;
  const at = (/** @type {number} */ a, /** @type {number} */ b) => turned(box, lying ? a : b, lying ? b : a);
  if (kind === 'mandarin') {
    const rowsOf = Math.max(1, Math.round(short / grid.throne));
    const a = long - grid.throne * (Math.floor(place.slot / rowsOf) + 0.5);
    const b = short / 2 + ((place.slot % rowsOf) - (rowsOf - 1) / 2) * grid.throne * 0.92;
    return { ...at(a, b), size: grid.throne * 0.84, layer: 0 };
  }
  const { pitch, ranks, files } = grid;
  const layer = Math.floor(place.slot / (ranks * files * 5));
  const group = Math.floor(place.slot / 5) % (ranks * files);
  const chance = grain(place.slot * 17 + place.index);
  const pip = [[0, 0], [-1, -1], [1, 1], [1, -1], [-1, 1]][place.slot % 5];
  const spread = pitch * 0.27;
  const jitter = pitch * 0.05;
  const a = (Math.floor(group / ranks) + 0.5) * pitch + pip[lying ? 0 : 1] * spread + (chance() - 0.5) * jitter + layer * pitch * 0.2;
  const b = short / 2 + ((group % ranks) - (ranks - 1) / 2) * pitch + pip[lying ? 1 : 0] * spread + (chance() - 0.5) * jitter - layer * pitch * 0.1;
  return { ...at(a, b), size: pitch * 0.4, layer };
}

/** A point of a box that may be turned about its middle, on the stage. @param {import('./types.js').Heap} box @param {number} x @param {number} y */
function turned({ x: left, y: top, w, h, turn }, x, y) {
  if (!turn) return { x: left + x, y: top + y };
  const [dx, dy] = [x - w / 2, y - h / 2];
  return { x: left + w / 2 + dx * Math.cos(turn) - dy * Math.sin(turn), y: top + h / 2 + dx * Math.sin(turn) + dy * Math.cos(turn) };
}

/** @param {import('./types.js').Heap} box @param {number} unit */
function storeGrid({ w, h, fives, thrones }, unit) {
  const lying = w >= h;
  const long = lying ? w : h;
  const short = lying ? h : w;
  // Room for two mandarin stones, in one or two rows, but never more than a third of the store.
  const rows = thrones ?? (short > unit * 0.8 ? 2 : 1);
  const throne = Math.min(unit * MANDARIN * 0.9, short / rows, (long * 0.34 * rows) / 2);
  const rest = long - (throne * 2) / rows - throne * 0.1;
  // As many rows as give the largest stones.
  const grids = [1, 2, 3, 4, 5, 6, 7, 8].map((ranks) => {
    const files = Math.ceil(fives / ranks);
    return { ranks, files, pitch: Math.min(short / ranks, rest / files, unit * 0.6) };
  });
  const best = grids.reduce((x, y) => (y.pitch > x.pitch ? y : x));
  return { lying, long, short, throne, ...best, files: Math.max(best.files, Math.floor(rest / best.pitch)) };
}
