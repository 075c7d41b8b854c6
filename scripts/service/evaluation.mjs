import { mustRun, nodeTool, npmCommand, run } from '../system/commands.mjs';
import { inRoot } from '../system/paths.mjs';
import { complainAbout } from '../system/say.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { build, install } from '../setup/setup.mjs';

const FIGURES = inRoot('docs', 'quality.md');
const PROGRAM = inRoot('backend', 'dist', 'interpretation', 'evaluation', 'run-evaluation.js');

/** Judges the lexicon, and a model where the settings name one. `--write` puts the figures into docs/quality.md. */
export async function runEvaluation(args) {
  try {
    const writes = args.includes('--write');
    await install();
    await build('backend');
    const command = nodeTool(PROGRAM, ...(writes ? ['--write', FIGURES] : []));
    const { code } = await run(command, { env: loadSettings(), show: true });
    process.exitCode = code;
    if (writes && code === 0) {
      await mustRun('format the document', npmCommand('exec', '--', 'prettier', '--write', FIGURES));
    }
  } catch (error) {
    complainAbout(error);
    process.exitCode = 1;
  }
}
