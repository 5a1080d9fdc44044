// The files: text in Unicode's composed form, nothing left open, small files, exact versions.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXT = /\.(rs|js|mjs|css|html|json|md|toml|svg)$|^LICENSE|^\.ci\/run$/;
const CODE = /\.(rs|js|mjs|css)$/;
const MOST_LINES = 500;

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const read = (name) => readFileSync(join(ROOT, name));

let names = [];
try {
  names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter((name) => TEXT.test(name));
} catch {
  console.log('not a git checkout: the files are not looked at');
}
for (const name of names) {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(read(name));
  } catch (error) {
    if (error.code !== 'ENOENT') fault(name, 'not UTF-8');
    continue;
  }
  if (text !== text.normalize('NFC')) fault(name, 'not in Unicode NFC');
  if (!CODE.test(name)) continue;
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) fault(name, `${lines.length} lines; one idea each?`);
  lines.forEach((line, number) => {
    // Put together here, so that this line does not find itself.
    if (new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME'].join('|')})\\b`).test(line)) fault(`${name}:${number + 1}`, 'left open');
  });
}

const cargo = read('Cargo.toml').toString();
for (const [line, name, version] of cargo.matchAll(/^([a-z0-9-]+) = (?:\{.*?version = )?"([^"]+)"/gm)) {
  if (/^(resolver|version|edition|rust-version|license|repository|opt-level|lto|panic|strip|inherits)$/.test(name)) continue;
  if (line.includes('version') || /^[=\d]/.test(version)) if (!version.startsWith('=')) fault('Cargo.toml', `${name} is not pinned`);
}
const own = /^version = "([^"]+)"/m.exec(cargo)?.[1];
if (!read('CHANGELOG.md').toString().includes(`## [${own}]`)) fault('CHANGELOG.md', `says nothing of ${own}`);

const npm = JSON.parse(read('tests/browser/package.json').toString());
for (const [name, version] of Object.entries({ ...npm.dependencies, ...npm.devDependencies })) {
  if (!/^\d/.test(version)) fault('tests/browser/package.json', `${name} is not pinned`);
}
if (/"resolved"/.test(read('tests/browser/package-lock.json').toString())) fault('tests/browser/package-lock.json', 'names a registry');

for (const each of faults) console.log(each);
console.log(`${names.length} files, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
