import { npmCommand, mustRun } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { nodeTests } from './node-test.mjs';

const FOLDER = inRoot('scripts', 'referees');
const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Installs the tools, which only this layer needs, outside the project's dependencies and without install scripts. */
const installTools = () =>
  mustRun('install the referees', npmCommand('ci', '--ignore-scripts', ...OPTIONS), {
    cwd: inRoot('scripts', 'referees', 'tools'),
  });

export async function referees(layer) {
  await installTools();
  return nodeTests('referees', FOLDER, layer);
}
