// Runs a program that was built for WASI, with the arguments after its path.
import { readFile } from 'node:fs/promises';
import { argv, exit } from 'node:process';
import { WASI } from 'node:wasi';

const [program, ...rest] = argv.slice(2);
const wasi = new WASI({ version: 'preview1', args: ['speed', ...rest], returnOnExit: true });
const { instance } = await WebAssembly.instantiate(await readFile(program), wasi.getImportObject());
exit(wasi.start(instance));
