// The release as a host serves it: its files may be kept, so what is asked for twice is loaded once.

import { readdirSync } from 'node:fs';
import { site } from '../driver/index.js';

const FOLDER = 'dist/site';

/**
 * @param {import('../driver/site.js').SiteOptions} [options]
 */
export function release({ headers, ...options } = {}) {
  return site({ ...options, folder: FOLDER, headers: { 'Cache-Control': 'public, max-age=3600', ...headers } });
}

/** The folder named by the build id. */
export function build() {
  const folders = readdirSync(new URL(`../../../${FOLDER}/`, import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (folders.length !== 1) throw new Error(`${FOLDER} holds ${folders.length} folders instead of one`);
  return folders[0].name;
}
