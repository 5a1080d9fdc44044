// Visits the release as a browser does that was never there, and prints the path of every file it asks for, in that
// order. `cargo xtask dist` and the site stage measure these.

import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '../driver/index.js';
import { release } from './host.js';

/** Milliseconds without a request after which nothing more belongs to the first view. */
const QUIET = 1000;

const served = await release();
const browser = await launch();
try {
  const page = await browser.open(served.url, { locale: 'vi-VN' });
  await page.waitFor(() => document.querySelector('o-an-quan')?.getAttribute('status') === 'ready');
  for (let seen = -1; seen < served.requests.length; ) {
    seen = served.requests.length;
    await pause(QUIET);
  }
  const said = page.messages();
  if (said.length > 0) throw new Error(`the page complains: ${JSON.stringify(said)}`);
  for (const request of served.requests) {
    const path = decodeURIComponent(new URL(request, served.url).pathname).slice(1);
    console.log(path === '' ? 'index.html' : path);
  }
} finally {
  await browser.close();
  await served.close();
}
