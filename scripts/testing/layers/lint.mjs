import { mustRun, npmCommand, run } from '../../system/commands.mjs';
import { printError, done, plain } from '../../system/terminal.mjs';

const CONCURRENCY = 2;
const LONGEST_MS = 15 * 60_000;
const script = (name) => npmCommand('run', '--silent', name);

/** The longest come first. Prettier has a cache under .cache. */
const TASKS = {
  'code and types': script('lint:code'),
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

/** Compiled beside the checks, because compiling takes as long as they do. */
const DICTIONARY = npmCommand('run', '--silent', 'compile:data', '-w', '@kkumpuri/haemong');

/** Runs all checks, two at a time, and returns their exit codes. */
export async function runLint(env = process.env, { compilesDictionary = false } = {}) {
  await mustRun('declare the types of the packages', npmCommand('run', '--silent', 'build:declarations'));
  const waiting = Object.entries(compilesDictionary ? { dictionary: DICTIONARY, ...TASKS } : TASKS);
  const codes = [];
  const runTasks = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) codes.push(await runTask(task, env));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runTasks));
  return codes;
}
