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

/** A shuffled table: looking values up is several times faster than computing them, and stones are made of noise. */
const TABLE = (() => {
  const chance = grain(1);
  const order = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return Uint8Array.from({ length: 512 }, (_, i) => order[i & 255]);
})();

/** Smooth noise in [0, 1]. @param {number} x @param {number} y @param {number} seed */
export function noise(x, y, seed) {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const above = TABLE[(j + seed * 37) & 255];
  const below = TABLE[(j + 1 + seed * 37) & 255];
  const a = TABLE[(i & 255) + above];
  const b = TABLE[((i + 1) & 255) + above];
  const c = TABLE[(i & 255) + below];
  const d = TABLE[((i + 1) & 255) + below];
  return (a + (b - a) * s + (c - a) * t + (a - b - c + d) * s * t) / 255;
}
