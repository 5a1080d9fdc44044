// The depth that the engine of the page reaches in a time: the package as a release holds it, used as the page does.
import { readFile } from 'node:fs/promises';

const folder = new URL('../../../../www/pkg/', import.meta.url);
const { Engine, Game, initSync } = await import(new URL('oanquan.js', folder).href);
initSync({ module: await readFile(new URL('oanquan_bg.wasm', folder)) });

/** Moves played in one slice, a few milliseconds. */
const SLICE = 50_000;

const engine = new Engine();
for (const rules of ['folk', 'standard']) {
  for (const timeMs of [100, 1000]) {
    engine.begin({ rules, position: new Game(rules).position, timeMs });
    while (!engine.step(SLICE));
    // Every move has been searched so deep.
    const reached = Math.min(...engine.lines().map((line) => line.depth));
    console.log(`depth.${rules}.${timeMs} ${reached}`);
  }
}
