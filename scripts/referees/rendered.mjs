import { createRequire } from 'node:module';
import { findBrowser } from '../testing/layers/browser.mjs';
import { inRoot } from '../system/paths.mjs';

const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');

/** Returns the HTML of the pages after the scripts have run, for the user of `token` or a guest. */
export async function renderedPages(address, pages, token) {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const page = await browser.newPage({ baseURL: address });
    if (token) await page.addInitScript((kept) => globalThis.localStorage.setItem('token', kept), token);
    const rendered = [];
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      rendered.push({ path, html: await page.content() });
    }
    return rendered;
  } finally {
    await browser.close();
  }
}
