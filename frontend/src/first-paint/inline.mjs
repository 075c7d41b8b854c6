/** Makes the first paint depend on index.html alone: inlines styles and the early script, loads other scripts later. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageDataId } from '@kkumpuri/contract';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const inDist = (name) => join(dist, name);
const contentOf = (path) => readFileSync(path, 'utf8').trim();
const early = new URL('before-paint.js', import.meta.url);
const late = new URL('load-scripts.js', import.meta.url);

const STYLESHEET = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const EARLY = /<script src="\/src\/first-paint\/before-paint\.js"\s*><\/script>/;
const MODULE =
  /\s*<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="([^"]+)">(?:<\/script>)?/g;

function replaced(text, wanted, replacement) {
  const made = text.replace(wanted, replacement);
  if (made === text) throw new Error(`index.html or a script does not contain ${wanted}`);
  return made;
}

const assets = readdirSync(inDist('assets'));

/** Puts the entry last, so that each file is evaluated in its own task. */
function lateScript(html) {
  const [entry, ...parts] = [...html.matchAll(MODULE)].map(([, source]) => source);
  const typefaces = assets.find((name) => /^typefaces-[^/]+\.js$/.test(name));
  if (!typefaces) throw new Error('the build has no typefaces-*.js');
  return [
    ["['%SOURCES%']", JSON.stringify([...parts, entry])],
    ['%TYPEFACES%', `/assets/${typefaces}`],
    ['%PAGE_DATA_ID%', pageDataId],
  ].reduce((script, [placeholder, value]) => replaced(script, placeholder, () => value), contentOf(late));
}

const built = readFileSync(inDist('index.html'), 'utf8');
let page = replaced(built, STYLESHEET, (_, href) => `<style>${contentOf(inDist(href))}</style>`);
page = replaced(page, EARLY, () => `<script>${contentOf(early)}</script>`);
page = replaced(page, '</body>', (end) => `<script>${lateScript(built)}</script>${end}`);
writeFileSync(inDist('index.html'), replaced(page, MODULE, ''));
