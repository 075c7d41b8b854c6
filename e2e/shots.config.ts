import base from './playwright.config.js';

/** `npm run shots`: pictures of every screen, for people to look at; not a test. */
export default {
  ...base,
  testDir: 'shots',
  outputDir: 'results/shots',
  timeout: 240_000,
  fullyParallel: false,
};
