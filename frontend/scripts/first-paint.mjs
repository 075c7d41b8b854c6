/** Makes the first paint wait for nothing but the page itself: what it is drawn with goes into index.html, the scripts come after it. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const inDist = (name) => join(dist, name);
const contentOf = (path) => readFileSync(path, 'utf8').trim();
const early = inDist('before-first-paint.js');
const late = inDist('after-first-paint.js');

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const EARLY = /<script src="\/before-first-paint\.js"><\/script>/;
const MODULE =
  /\s*<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)">(?:<\/script>)?/g;

function replaced(html, wanted, replacement) {
  if (html.search(wanted) === -1) throw new Error(`index.html has no ${wanted}`);
  return html.replace(wanted, replacement);
}

/** The first layout is made with our typefaces where the network is quick; where it is slow, they come first anyway. */
function fontPreloads() {
  return readdirSync(inDist('assets'))
    .filter((name) => /-ui-[^/]+\.woff2$/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">\n`)
    .join('');
}

/** The entry last: each file is then evaluated in a task of its own. */
function lateScript(html) {
  const [entry, ...parts] = [...html.matchAll(MODULE)].map(([, source]) => source);
  return contentOf(late).replace("['%SOURCES%']", JSON.stringify([...parts, entry]));
}

const built = readFileSync(inDist('index.html'), 'utf8');
let page = replaced(built, STYLESHEET, (_, href) => `<style>${contentOf(inDist(href))}</style>`);
page = replaced(page, EARLY, () => `${fontPreloads()}<script>${contentOf(early)}</script>`);
page = replaced(page, '</body>', (end) => `<script>${lateScript(built)}</script>${end}`);
writeFileSync(inDist('index.html'), replaced(page, MODULE, ''));

rmSync(early);
rmSync(late);
