import fs from 'node:fs';
import { createRequire } from 'node:module';
import { nodeTool, run } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { PlainError, step } from '../../system/terminal.mjs';
import { isExecutable, onPath, starts } from '../requirements/tools.mjs';

const DOWNLOAD_MS = 300_000;
/** The headless shell comes first: it needs half the processor time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MACOS_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const requireFromE2e = createRequire(inRoot('e2e', 'package.json'));
const works = (file) => Boolean(file) && isExecutable(file) && starts(file, '--version');

function playwrightBrowser() {
  const { chromium } = createRequire(requireFromE2e.resolve('@playwright/test'))('playwright-core');
  return chromium.executablePath();
}

function configuredBrowser() {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  if (works(file)) return file;
  throw new PlainError(`The browser of CHROMIUM_PATH does not start: ${file}`);
}

export function findBrowser() {
  const candidates = [
    ...SYSTEM_NAMES.map((name) => onPath(name)),
    ...MACOS_APPLICATIONS,
    playwrightBrowser(),
  ];
  return configuredBrowser() ?? candidates.find((file) => file && fs.existsSync(file) && works(file));
}

export async function downloadBrowser() {
  step('Downloading a browser (playwright install chromium)');
  const cli = requireFromE2e.resolve('@playwright/test/cli');
  await run(nodeTool(cli, 'install', 'chromium'), { cwd: inRoot('e2e'), limit: DOWNLOAD_MS });
  return findBrowser();
}
