import base, { webServer } from './playwright.config.js';

/** Both screens take every screenshot, whatever the tests' tags select. */
const projects = base.projects?.map(({ name, use }) => ({ name, use }));

/** `npm run shots`: takes screenshots of every page for manual review. Not a test. */
export default {
  ...base,
  projects,
  testDir: 'shots',
  outputDir: 'results/shots',
  timeout: 240_000,
  fullyParallel: false,
  // Long enough to take a screenshot while a reading is in progress.
  webServer: { ...webServer, env: { ...webServer.env, MODEL_DELAY_MS: '1500' } },
};
