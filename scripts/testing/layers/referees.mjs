import { npmCommand, mustRun } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { nodeTests } from './node-test.mjs';

const FOLDER = inRoot('scripts', 'referees');
const OPTIONS = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Only this layer needs their tools, so they are no dependencies of the project. None of them may run scripts. */
const installTools = () =>
  mustRun('Installing the referees', npmCommand('ci', '--ignore-scripts', ...OPTIONS), {
    cwd: inRoot('scripts', 'referees', 'tools'),
  });

export async function referees(layer) {
  await installTools();
  return nodeTests('referees', FOLDER, layer);
}
