import { done, PlainError } from '../../system/terminal.mjs';
import { canInstallPackages, installPackages } from './apt.mjs';
import { downloadBrowser, findBrowser } from '../layers/browser.mjs';
import { hasKoreanFont } from './fonts.mjs';
import { findRedisServer } from './redis.mjs';
import { onPath } from './tools.mjs';

const NEEDS = {
  browser: {
    name: 'a Chromium browser',
    packages: ['chromium-headless-shell'],
    brew: '--cask chromium',
    has: () => Boolean(findBrowser()),
  },
  font: {
    name: 'a Korean font',
    packages: ['fonts-noto-cjk', 'fontconfig'],
    brew: '',
    has: hasKoreanFont,
  },
  scanners: {
    name: 'wapiti, sqlmap and slowhttptest',
    packages: ['wapiti', 'sqlmap', 'slowhttptest'],
    brew: 'sqlmap slowhttptest pipx && pipx install wapiti3',
    has: () => ['wapiti', 'sqlmap', 'slowhttptest'].every((name) => onPath(name)),
  },
  redis: {
    name: 'a Redis server',
    packages: ['redis-server'],
    brew: 'redis',
    has: () => Boolean(process.env.TEST_REDIS_URL ?? process.env.REDIS_URL ?? findRedisServer()),
  },
};

const missingAmong = (names) => names.filter((name) => !NEEDS[name].has());

function commandFor(missing) {
  if (process.platform === 'darwin')
    return missing.map((name) => `brew install ${NEEDS[name].brew}`).join(' && ');
  const command = `apt-get install -y ${missing.flatMap((name) => NEEDS[name].packages).join(' ')}`;
  return process.getuid?.() === 0 ? command : `sudo ${command}`;
}

/** Installs missing requirements if allowed; otherwise fails with the command that installs them. Skips no tests. */
export async function ensureNeeds(wanted, mayInstall) {
  const names = [...new Set(wanted)];
  if (missingAmong(names).includes('browser')) await downloadBrowser();
  if (mayInstall && canInstallPackages()) {
    const packages = missingAmong(names).flatMap((name) => NEEDS[name].packages);
    if (packages.length > 0) await installPackages(packages);
  }
  const missing = missingAmong(names);
  if (missing.length === 0) return done('Test requirements are present');
  const what = missing.map((name) => NEEDS[name].name).join(', ');
  throw new PlainError(`The tests need ${what}. Install with: ${commandFor(missing)}`);
}
