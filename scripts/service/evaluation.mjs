import { mustRun, nodeTool, npmCommand, run } from '../system/commands.mjs';
import { migrate } from '../postgres/database.mjs';
import { withDatabase } from '../postgres/borrowed-database.mjs';
import { inRoot } from '../system/paths.mjs';
import { reportError } from '../system/terminal.mjs';
import { loadSettings } from '../setup/settings.mjs';
import { build, install } from '../setup/setup.mjs';

const FIGURES = inRoot('docs', 'quality.md');
const PROGRAM = inRoot('backend', 'dist', 'interpretation', 'evaluation', 'run-evaluation.js');
const DISLIKED = inRoot('backend', 'dist', 'ledger', 'disliked-cli.js');

/**
 * Evaluates the lexicon and, if configured, a model. `--write` writes the figures to docs/quality.md;
 * `--from-feedback` lists the readings that users disliked instead.
 */
export async function runEvaluation(args) {
  try {
    const settings = loadSettings();
    await install();
    await build('backend');
    await (args.includes('--from-feedback')
      ? listDisliked(settings)
      : judge(settings, args.includes('--write')));
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

async function judge(settings, writes) {
  const command = nodeTool(PROGRAM, ...(writes ? ['--write', FIGURES] : []));
  const { code } = await run(command, { env: settings, show: true });
  process.exitCode = code;
  if (writes && code === 0) {
    await mustRun('format the document', npmCommand('exec', '--', 'prettier', '--write', FIGURES));
  }
}

function listDisliked(settings) {
  return withDatabase(settings, async (url, stopped) => {
    const env = { ...settings, DATABASE_URL: url };
    if (stopped) await migrate(env);
    const { code } = await run(nodeTool(DISLIKED), { env, show: true });
    process.exitCode = code;
  });
}
