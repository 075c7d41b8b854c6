import { done, PlainError } from '../say.mjs';
import { canInstallPackages, installPackages } from './apt.mjs';
import { downloadBrowser, findBrowser } from './browser.mjs';
import { hasKoreanFont } from './fonts.mjs';
import { findRedisServer } from './redis.mjs';

const NEEDS = [
  {
    name: '브라우저',
    packages: ['chromium'],
    brew: '--cask chromium',
    layers: ['browser'],
    has: () => Boolean(findBrowser()),
  },
  {
    name: '한글 글꼴',
    packages: ['fonts-noto-cjk', 'fontconfig'],
    brew: '',
    layers: ['browser'],
    has: hasKoreanFont,
  },
  {
    name: 'Redis',
    packages: ['redis-server'],
    brew: 'redis',
    layers: ['integration'],
    has: () => Boolean(process.env.REDIS_URL ?? findRedisServer()),
  },
];

const missingFor = (layers) =>
  NEEDS.filter((need) => need.layers.some((layer) => layers.includes(layer)) && !need.has());

function commandFor(missing) {
  if (process.platform === 'darwin') return missing.map(({ brew }) => `brew install ${brew}`).join(' && ');
  return `sudo apt-get install -y ${missing.flatMap(({ packages }) => packages).join(' ')}`;
}

/** Gets what these layers lack, or stops the run with the one command that gets it. Nothing is skipped. */
export async function ensureNeeds(layers) {
  if (missingFor(layers).some(({ name }) => name === '브라우저')) await downloadBrowser();
  const wanted = missingFor(layers);
  if (wanted.length > 0 && canInstallPackages())
    await installPackages(wanted.flatMap(({ packages }) => packages));
  const missing = missingFor(layers);
  if (missing.length > 0) {
    const names = missing.map(({ name }) => name).join(', ');
    throw new PlainError(
      `시험에 필요한 것이 없습니다 (${names}). 이 명령으로 설치해주세요: ${commandFor(missing)}`,
    );
  }
  done('시험에 필요한 것 준비됨');
}
