import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Chosen once; the workers inherit it. Below the ports that systems give to outgoing connections. */
process.env.E2E_PORT ??= String(21_000 + Math.floor(Math.random() * 11_000));
const port = Number(process.env.E2E_PORT);

const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export const webServer = {
  command: 'node support/serve.mjs',
  url: `http://127.0.0.1:${port}/api/health/ready`,
  timeout: 240_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  env: { E2E_PORT: String(port) },
};

/**
 * A journey runs on one screen: on the phone, unless it is tagged `@desktop`. What depends on the size of the screen is
 * tagged `@both`. With SCREENS=all every journey runs on both, and those tagged `@long` run too.
 */
const isFull = process.env.SCREENS === 'all';

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  outputDir: 'results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    // A test that makes the api slow or fail must see every request; the one about offline allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      ...(!isFull && { grep: /@desktop|@both/, grepInvert: /@long/ }),
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...(!isFull && { grepInvert: /@desktop|@long/ }),
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: devices['iPhone 12 Pro'].userAgent,
      },
    },
  ],
  webServer,
});
