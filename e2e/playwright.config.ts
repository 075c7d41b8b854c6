import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** Chosen once and inherited by the workers. The range lies below the ephemeral ports of operating systems. */
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
 * A test runs on the phone screen, unless it is tagged `@desktop`, or `@both` if it depends on the screen size; not at
 * all if it is tagged `@long`. SCREENS=rest runs what this leaves out, and SCREENS=all runs every test on both screens.
 */
const SELECTIONS = {
  usual: {
    desktop: { grep: /@desktop|@both/, grepInvert: /@long/ },
    phone: { grepInvert: /@desktop|@long/ },
  },
  rest: { desktop: { grep: /^(?!.*@(?:desktop|both))|@long/ }, phone: { grep: /@desktop|@long/ } },
  all: { desktop: {}, phone: {} },
};
const { SCREENS } = process.env;
const screens = SCREENS === 'all' || SCREENS === 'rest' ? SCREENS : 'usual';
const selection = SELECTIONS[screens];
/** Painting four times the pixels takes 5 % of the processor time, and changes no layout. */
const phoneScale = screens === 'usual' ? 1 : 2;

export default defineConfig({
  testDir: 'journeys',
  fullyParallel: true,
  // Two cores: a test waits a third of its time.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that delay or fail API requests must intercept every request. offline.spec.ts allows service workers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      ...selection.desktop,
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...selection.phone,
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: phoneScale,
        isMobile: true,
        hasTouch: true,
        userAgent: devices['iPhone 12 Pro'].userAgent,
      },
    },
  ],
  webServer,
});
