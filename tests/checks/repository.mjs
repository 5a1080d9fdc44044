// The files: text in Unicode's composed form, nothing left open, one idea each, exact versions, nothing of one machine; and
// what README.md and ARCHITECTURE.md say of them.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BINARY = /\.(jpg|png|ico|wasm|woff2|mp3|ogg)$/;
const CODE = /\.(rs|js|mjs|css)$/;
const LOCK = /(^|\/)(Cargo\.lock|package-lock\.json)$/;
const LOCKS = ['Cargo.lock', 'tests/browser/package-lock.json'];
const MOST_LINES = 500;

// Put together, so that this file does not find itself.
const OPEN = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X'.repeat(3)].join('|')})\\b`);
/** Homes and scratch folders. Programs may lie where every system has them, in /usr or /opt. */
const MACHINE = new RegExp(`(?<![\\w.}/-])/(${['home', 'Users', 'root', 'work', 'tmp', 'mnt'].join('|')})/[\\w.-]+|[A-Z]:\\\\+Users\\b`);
const HOSTS = ['regi' + 'stry', 'arti' + 'factory', 'mir' + 'ror', 'index\\.crates', 'static\\.crates'];
const REGISTRY = new RegExp(`https?://[^\\s"']*(${HOSTS.join('|')})`);

const faults = [];
const fault = (where, what) => faults.push(`${where}: ${what}`);
const read = (name) => readFileSync(join(ROOT, name), 'utf8');

/** Every file that is, or is about to be, part of the project: git knows; without git, all that is not made by a tool. */
function files() {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    if (listed) return listed.split('\0').filter((name) => name && existsSync(join(ROOT, name)));
  } catch {
    // Not a git checkout.
  }
  const made = /^(\.git|target|dist|www\/pkg|tests\/browser\/shots)$|(^|\/)node_modules$/;
  const below = (folder) => readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (made.test(name)) return [];
    return entry.isDirectory() ? below(name) : [name];
  });
  return below('');
}

const names = files();
for (const name of names) {
  if (BINARY.test(name)) continue;
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(join(ROOT, name)));
  } catch {
    fault(name, 'is not UTF-8');
    continue;
  }
  const lines = text.split('\n');
  if (CODE.test(name) && lines.length - 1 > MOST_LINES) fault(name, `has ${lines.length - 1} lines, more than ${MOST_LINES}`);
  lines.forEach((line, number) => {
    const where = `${name}:${number + 1}`;
    if (line !== line.normalize('NFC')) fault(where, "is not in Unicode's composed form");
    const open = !LOCK.test(name) && OPEN.exec(line);
    if (open) fault(where, `left open: ${open[0]}`);
    const path = MACHINE.exec(line);
    if (path) fault(where, `a path of one machine: ${path[0]}`);
    const host = REGISTRY.exec(line);
    // Cargo writes this one for every crate, wherever it came from.
    if (host && !line.includes('registry+https://github.com/rust-lang/crates.io-index')) fault(where, `a registry: ${host[0]}`);
  });
}

for (const lock of LOCKS) if (!existsSync(join(ROOT, lock))) fault(lock, 'is missing');

/** The entries of a manifest's tables of dependencies, with their line numbers. */
function* dependencies(manifest) {
  let inside = false;
  for (const [number, line] of manifest.split('\n').entries()) {
    const table = /^\[([^\]]+)\]/.exec(line);
    if (table) inside = /dependencies$/.test(table[1]);
    const entry = inside && /^([\w-]+) *= *(.+)$/.exec(line);
    if (entry) yield { number: number + 1, name: entry[1], value: entry[2] };
  }
}
const version = /^\[workspace\.package\][^[]*?^version = "([^"]+)"/ms.exec(read('Cargo.toml'))?.[1];
for (const name of names.filter((each) => /(^|\/)Cargo\.toml$/.test(each))) {
  for (const { number, name: crate, value } of dependencies(read(name))) {
    const wanted = /^"([^"]*)"/.exec(value)?.[1] ?? /\bversion *= *"([^"]*)"/.exec(value)?.[1];
    const where = `${name}:${number}`;
    if (wanted === undefined ? name === 'Cargo.toml' : !/^=\d+\.\d+\.\d+/.test(wanted)) fault(where, `${crate} has no exact version`);
    if (wanted !== undefined && /\bpath *=/.test(value) && wanted !== `=${version}`) fault(where, `${crate} is not ${version}`);
  }
}
for (const name of names.filter((each) => /(^|\/)package\.json$/.test(each))) {
  const { dependencies: needed, devDependencies, optionalDependencies } = JSON.parse(read(name));
  for (const [npm, wanted] of Object.entries({ ...needed, ...devDependencies, ...optionalDependencies })) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(wanted)) fault(name, `${npm} has no exact version`);
  }
}

const latest = /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1];
if (version === undefined) fault('Cargo.toml', 'has no [workspace.package] version');
if (latest !== version) fault('CHANGELOG.md', `its latest version is ${latest}, that of Cargo.toml ${version}`);

// What is written about the files.
const example = /```rust\n(.*?)```/s.exec(read('README.md'))?.[1];
const documented = /^\/\/! ```\n(.*?)^\/\/! ```/ms.exec(read('crates/core/src/lib.rs'))?.[1] ?? '';
const visible = documented.split('\n').map((line) => line.replace(/^\/\/! ?/, '')).filter((line) => !/^# /.test(line)).join('\n');
if (example !== visible) fault('README.md', 'its Rust example is not that of crates/core/src/lib.rs');

const architecture = read('ARCHITECTURE.md');
for (const file of names.filter((name) => /^www\/.*\.(js|css)$|^crates\/core\/src\/(?!lib\.rs)/.test(name))) {
  const name = file.replace(/^www\/|.*\/src\//, '');
  if (!architecture.includes(`\`${name}\``)) fault('ARCHITECTURE.md', `does not say what ${file} is for`);
}
for (const [, name] of architecture.matchAll(/`([\w./-]+\.(?:rs|js|mjs|css|json))`/g)) {
  if (!names.some((each) => `/${each}`.endsWith(`/${name}`))) fault('ARCHITECTURE.md', `${name} is not there`);
}

for (const line of faults) console.log(line);
console.log(`files: ${names.length} looked at, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
