import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/system/paths.mjs';
import { findBrowser } from '../../scripts/testing/layers/browser.mjs';

const OPTIONS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

/** Runs `work` with a page in a real browser, then closes the browser. */
export async function withPage(work) {
  const { chromium } = createRequire(inRoot('e2e', 'package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: OPTIONS });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
