import base, { webServer } from './playwright.config.js';

/** `npm run shots`: pictures of every screen, for people to look at; not a test. */
export default {
  ...base,
  testDir: 'shots',
  outputDir: 'results/shots',
  timeout: 240_000,
  fullyParallel: false,
  // Long enough to picture the page while a reading is on its way.
  webServer: { ...webServer, env: { ...webServer.env, MODEL_DELAY_MS: '1500' } },
};
