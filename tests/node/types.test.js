// @ts-check
// The typed declarations: complete, strict, and without a hole.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { core } from './core.js';

const declarations = readFileSync(new URL('../../www/pkg/oanquan.d.ts', import.meta.url), 'utf8');

test('no declaration is `any`', () => {
  const code = declarations.replace(/\/\*[^]*?\*\//g, '');
  assert.doesNotMatch(code, /\b(any|unknown|object|Function)\b/);
  assert.match(code, /play\(played: string\): Step\[\]/);
});

test('everything exported is declared', () => {
  for (const name of Object.keys(core)) {
    if (name !== 'default') assert.match(declarations, new RegExp(`export (class|function) ${name}\\b`));
  }
  for (const kind of [core.Game, core.Contest, core.Engine]) {
    for (const member of Object.getOwnPropertyNames(kind.prototype)) {
      if (!member.startsWith('__')) assert.match(declarations, new RegExp(`\\b${member}\\b`));
    }
  }
});

test('a strict program compiles, and so do these tests', (context) => {
  const tsc = fileURLToPath(new URL('../browser/node_modules/typescript/bin/tsc', import.meta.url));
  if (!existsSync(tsc)) return context.skip('the npm packages of tests/browser are not installed');
  const project = fileURLToPath(new URL('.', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--pretty', 'false', '-p', project], { encoding: 'utf8' });
  assert.equal(status, 0, stdout);
});
