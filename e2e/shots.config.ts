import base, { webServer } from './playwright.config.js';

/** `npm run shots`: takes screenshots of every page for manual review. Not a test. */
export default {
  ...base,
  testDir: 'shots',
  outputDir: 'results/shots',
  timeout: 240_000,
  fullyParallel: false,
  // Long enough to take a screenshot while a reading is in progress.
  webServer: { ...webServer, env: { ...webServer.env, MODEL_DELAY_MS: '1500' } },
};
