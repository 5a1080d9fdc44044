// A static server for tests, over the files that a visitor gets: the repository's page, or a release.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/**
 * @typedef {object} SiteOptions
 * @property {string} [folder] what to serve, from the repository's root: `dist/site`; the repository's page by default
 * @property {string} [path] the path that the site lies under on its host, such as `/games/`
 * @property {Record<string, string>} [headers] sent with every answer, such as `Content-Security-Policy`
 * @property {Record<string, string>} [pages] more pages, by their path within the site: `{ 'host.html': '<!doctype …' }`
 */

/**
 * @typedef {object} Site
 * @property {string} url where the site begins, with a slash at the end
 * @property {string[]} requests the paths asked for so far, with their queries
 * @property {() => Promise<void>} close ends the server and every connection; the site is then offline
 */

/**
 * Serves on a free port of this machine.
 * @param {SiteOptions} [options]
 * @returns {Promise<Site>}
 */
export async function site({ folder = '', path = '/', headers = {}, pages = {} } = {}) {
  /** @type {string[]} */
  const requests = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? '');
    const name = within(path, request.url ?? '');
    const send = (/** @type {number} */ status, /** @type {string} */ type) =>
      response.writeHead(status, { 'Cache-Control': 'no-store', ...headers, 'Content-Type': type });
    if (name !== undefined && Object.hasOwn(pages, name)) {
      send(200, TYPES[extname(name)] ?? 'text/html; charset=utf-8').end(pages[name]);
      return;
    }
    const file = name === undefined ? undefined : await find(folder, name);
    if (file === undefined) {
      send(404, 'text/plain; charset=utf-8').end('not found\n');
      return;
    }
    send(200, TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}${path}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The path within the site; undefined when it lies outside or is no path at all.
 * @param {string} base
 * @param {string} url
 */
function within(base, url) {
  try {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    if (!pathname.startsWith(base)) return undefined;
    return decodeURIComponent(pathname.slice(base.length)) || 'index.html';
  } catch {
    return undefined;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function find(folder, name) {
  const clean = normalize(name);
  if (clean.startsWith('..') || clean.includes('\0')) return undefined;
  // Of the repository only the page, as `cargo xtask serve` does; a folder named by the test is all meant.
  const ours = ['index.html', 'embed.html'].includes(clean) || clean.startsWith(`www${sep}`);
  if (folder === '' && !ours) return undefined;
  const file = join(ROOT, folder, clean);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}
