import { nodeTool, npmCommand, run } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { printError, done, plain } from '../../system/terminal.mjs';
import { build } from '../../setup/setup.mjs';

const CONCURRENCY = 2;
const LONGEST_MS = 15 * 60_000;
const SERVER_FOLDERS = ['backend', 'packages'];

const eslint = (...options) =>
  nodeTool(inRoot('node_modules', 'eslint', 'bin', 'eslint.js'), '--max-warnings', '0', ...options);
const script = (name) => npmCommand('run', '--silent', name);

/**
 * The longest tasks come first. ESLint runs in two halves that together cover the whole tree. It has no cache, because
 * its rules use types and so depend on other files. Prettier and tsc have caches under .cache.
 */
const TASKS = {
  'eslint, server': eslint(...SERVER_FOLDERS),
  'eslint, rest': eslint('.', ...SERVER_FOLDERS.flatMap((name) => ['--ignore-pattern', `${name}/**`])),
  types: script('lint:types'),
  format: script('lint:format'),
  boundaries: script('lint:boundaries'),
  unused: script('lint:unused'),
};

/** Prints the output when the task has ended, so that the lines of concurrent tasks do not mix. */
async function runTask([name, command], env) {
  const begun = performance.now();
  const { code, output } = await run(command, { env, limit: LONGEST_MS });
  const title = `${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`;
  if (code === 0) done(title);
  else printError(title);
  if (code !== 0) plain(output);
  return code;
}

/** Runs all checks, two at a time, and returns their exit codes. */
export async function runLint(env = process.env) {
  await build('libraries');
  const waiting = Object.entries(TASKS);
  const codes = [];
  const runTasks = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) codes.push(await runTask(task, env));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runTasks));
  return codes;
}
