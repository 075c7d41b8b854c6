/**
 * Makes the first paint wait for nothing but the page itself: what it is drawn with goes into index.html, scripts come
 * after that, and the home page is rendered to home.html for the server to send along.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const inDist = (name) => join(dist, name);
const rendered = inDist('prerender');

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const EARLY = 'before-first-paint.js';
const SCRIPT = /<(script type="module"|link rel="modulepreload")/g;

function replaced(html, wanted, replacement) {
  if (html.search(wanted) === -1) throw new Error(`index.html has no ${wanted}`);
  return html.replace(wanted, replacement);
}

const contentOf = (name) => readFileSync(inDist(name), 'utf8').trim();

const built = readFileSync(inDist('index.html'), 'utf8');
const drawn = replaced(built, STYLESHEET, (_, href) => `<style>${contentOf(href)}</style>`);
const early = `<script src="/${EARLY}"></script>`;
const prepared = replaced(drawn, early, () => `<script>${contentOf(EARLY)}</script>`);
writeFileSync(inDist('index.html'), replaced(prepared, SCRIPT, '<$1 fetchpriority="low"'));

// All that our modules ask of a browser while they load.
globalThis.location = { origin: '' };
const { renderHome } = await import(pathToFileURL(join(rendered, 'prerender.js')).href);
writeFileSync(inDist('home.html'), renderHome());
rmSync(rendered, { recursive: true });
rmSync(inDist(EARLY));
