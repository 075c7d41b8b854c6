import { nodeTool, npmCommand, run } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { complain, done, plain } from '../../system/say.mjs';
import { build } from '../../setup/setup.mjs';

const AT_ONCE = 2;
const LONGEST_MS = 15 * 60_000;
const SERVER_FOLDERS = ['backend', 'packages'];

const eslint = (...options) =>
  nodeTool(inRoot('node_modules', 'eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...options);
const script = (name) => npmCommand('run', '--silent', name);

/**
 * The longest first. ESLint runs in two halves, which together are the whole tree. Its rules know types, so what it
 * finds in one file depends on others: it keeps no cache. Prettier and tsc keep theirs under .cache.
 */
const TASKS = {
  'eslint, server': eslint(...SERVER_FOLDERS),
  'eslint, rest': eslint('.', ...SERVER_FOLDERS.flatMap((name) => ['--ignore-pattern', `${name}/**`])),
  types: script('lint:types'),
  format: script('lint:format'),
  boundaries: script('lint:boundaries'),
  unused: script('lint:unused'),
};

/** Shown when the task has ended: the lines of tasks that run side by side do not mix. */
async function runTask([name, command], env) {
  const begun = performance.now();
  const { code, output } = await run(command, { env, limit: LONGEST_MS });
  const title = `${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`;
  if (code === 0) done(title);
  else complain(title);
  if (code !== 0) plain(output);
  return code;
}

/** The exit codes of all checks, two of which run at a time. */
export async function runLint(env = process.env) {
  await build('libraries');
  const waiting = Object.entries(TASKS);
  const codes = [];
  const takeTurns = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) codes.push(await runTask(task, env));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return codes;
}
