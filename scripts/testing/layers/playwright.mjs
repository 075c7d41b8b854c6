import { npmCommand, run } from '../../system/commands.mjs';
import { build } from '../../setup/setup.mjs';
import { findBrowser } from './browser.mjs';
import { readPlaywrightReport, reconcile } from '../counts.mjs';
import { freshReport, LONGEST_LAYER_MS } from '../reports.mjs';

export async function browser({ env, files }) {
  await build('backend', 'frontend');
  const report = freshReport('browser.json');
  const command = npmCommand('exec', '-w', 'e2e', '--', 'playwright', 'test', '--reporter=list,json');
  const addresses = {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const options = { env: { ...env, ...addresses }, show: true, limit: LONGEST_LAYER_MS };
  const { code } = await run([...command, ...files], options);
  const { counts, files: taken } = readPlaywrightReport(report);
  return { counts: reconcile(counts, code), files: taken };
}

/**
 * Runs what `browser` leaves out: journeys at the other screen size, and journeys that take minutes.
 * @param {{ env: NodeJS.ProcessEnv; files: string[] }} layer
 */
export const remainingBrowser = ({ env, ...layer }) =>
  browser({ ...layer, env: { ...env, SCREENS: process.env.SCREENS ?? 'rest' } });
