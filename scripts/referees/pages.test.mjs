import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../system/paths.mjs';
import { Caller } from '../test/support/caller.mjs';
import { brokenHeaderRules } from './header-rules.mjs';
import { credentials, startJudgedService } from './judged-service.mjs';
import { pagesOf } from './pages.mjs';
import { runTool } from './programs.mjs';
import { renderedPages } from './rendered.mjs';

const CONFIG = inRoot('scripts', 'referees', 'html-validate.json');

test('every page', async (t) => {
  const { address, folder } = await startJudgedService(t);
  const pages = await pagesOf(address, 15);
  const kinds = await pagesOf(address, 3);

  async function judge(name, documents) {
    const place = path.join(folder, name);
    fs.mkdirSync(place);
    for (const { path: page, html } of documents)
      fs.writeFileSync(path.join(place, `${encodeURIComponent(page)}.html`), html);
    const { code, output } = await runTool('html-validate', '--config', CONFIG, `${place}/*.html`);
    assert.equal(code, 0, output);
  }

  const fetchPage = async (page) => {
    const answer = await fetch(`${address}${page}`, { headers: { accept: 'text/html' } });
    return { path: page, headers: answer.headers, html: await answer.text() };
  };

  await t.test('follows the header rules of the Observatory', async () => {
    const broken = [];
    for (const page of pages) {
      const { headers, html } = await fetchPage(page);
      broken.push(...brokenHeaderRules(headers, html).map((rule) => `${page}: ${rule}`));
    }
    assert.deepEqual(broken, []);
  });

  await t.test('is valid HTML as sent by the server', async () => {
    const documents = [];
    for (const page of pages) documents.push(await fetchPage(page));
    await judge('sent', documents);
  });

  await t.test('is valid HTML as rendered for a guest', async () =>
    judge('guest', await renderedPages(address, kinds)),
  );

  await t.test('is valid HTML as rendered for an admin', async () => {
    const { token } = await new Caller(address).expect(200, 'POST', '/auth/login', credentials);
    await judge('admin', await renderedPages(address, kinds, token));
  });
});
