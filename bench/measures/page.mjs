import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { nodeTool, mustRun } from '../../scripts/system/commands.mjs';
import { CACHE, inRoot } from '../../scripts/system/paths.mjs';
import { withPage } from '../lib/browser.mjs';
import { compare } from '../lib/rounds.mjs';
import { withService } from '../lib/service.mjs';
import { spreadOf } from '../lib/statistics.mjs';
import { scriptModel } from '../lib/world.mjs';

const kilobytes = (file) => gzipSync(fs.readFileSync(file), { level: 9 }).length / 1000;

/** The scripts that a browser loads for the first page, all compressed the same way. */
export const B10 = (world) =>
  withService(world, { workers: 0 }, async ({ api }) => {
    const scripts = await withPage((page) => scriptsOf(page, `http://127.0.0.1:${api.port}/`));
    const ours = scripts.reduce((sum, name) => sum + kilobytes(inRoot('frontend', 'dist', name)), 0);
    const bare = await buildBarePage();
    const compared = compare([ours], [bare]);
    return [
      { title: 'B10 first-route JavaScript, gzip', unit: 'kB', reach: '≤ 1.8', aim: '≤ 1.4', ...compared },
    ];
  });

async function scriptsOf(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
  return [...new Set(names)];
}

/** Builds a page with only React, react-dom and one heading, in the same way as our pages. */
async function buildBarePage() {
  const folder = path.join(CACHE, 'bare-page');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    '<div id="root"></div><script type="module" src="main.js"></script>',
  );
  fs.writeFileSync(
    path.join(folder, 'main.js'),
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(createElement('h1', null, '꿈풀이'));\n",
  );
  await mustRun('bare page', nodeTool(inRoot('node_modules/vite/bin/vite.js'), 'build', folder));
  const assets = path.join(folder, 'dist', 'assets');
  const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + kilobytes(path.join(assets, name)), 0);
}

const MODEL_MS = 5_000;

/** The time from the click until the found symbols are shown, which the user can read while the model works. */
export const firstReading = async (world) => {
  await scriptModel(world, { behaviour: 'ok', delayMs: MODEL_MS });
  return withService(world, {}, async ({ api }) => {
    const seconds = await withPage(async (page) => {
      const times = [];
      for (let round = 0; round < world.rounds; round += 1)
        times.push(await timeFirstReading(page, `http://127.0.0.1:${api.port}/`));
      return times;
    });
    const target = spreadOf(seconds);
    return [
      {
        title: 'First useful reading on screen after submit, model 5 s',
        unit: 's',
        reach: '≤ 0.5',
        aim: '≤ 0.2',
        target,
        judged: target,
      },
    ];
  });
};

async function timeFirstReading(page, url) {
  await page.goto(`${url}dream/new`, { waitUntil: 'networkidle' });
  await page.getByLabel('어떤 꿈을 꾸셨나요?').fill('커다란 뱀이 맑은 물을 건너 집으로 들어왔다');
  await page.evaluate(() => {
    const clicked = () => (globalThis.clickedAt ??= performance.now());
    globalThis.document.addEventListener('submit', clicked, { capture: true });
  });
  await page.locator('button[type=submit]').click();
  const shown = await page.waitForFunction(
    () => globalThis.document.querySelector('ul[aria-label="꿈에서 찾은 상징"] li') && performance.now(),
    undefined,
    { timeout: 20_000 },
  );
  return ((await shown.jsonValue()) - (await page.evaluate(() => globalThis.clickedAt))) / 1000;
}
