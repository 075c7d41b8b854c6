import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';
import { pause, signal } from './processes.mjs';
import { PlainError } from './terminal.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Returns the command of the npm that runs this process, or else of the npm on PATH.
 * @param {string[]} args
 * @returns {string[]}
 */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** @type {(file: string, ...args: string[]) => string[]} */
export const nodeTool = (file, ...args) => [process.execPath, file, ...args];

/** @param {import('node:child_process').ChildProcess} child */
function collect(child) {
  /** @type {Buffer[]} */
  const pieces = [];
  child.stdout?.on('data', (piece) => pieces.push(piece));
  child.stderr?.on('data', (piece) => pieces.push(piece));
  return () => Buffer.concat(pieces).toString('utf8').trim();
}

/**
 * Runs a command in its own process group, so that stopping it also stops its children.
 * Resolves with its exit code and, unless `show`, its output.
 * @param {string[]} command
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; show?: boolean; limit?: number }} [options]
 * @returns {Promise<{ code: number; output: string }>}
 */
export function run([program = '', ...args], { cwd = ROOT, env = process.env, show = false, limit } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(program, args, { cwd, env, stdio, detached: true });
  const output = collect(child);
  running.add(child);
  const timer = limit && setTimeout(() => endGroup(child), limit);
  return new Promise((resolve) => {
    /** @type {(code: number, reason?: string) => void} */
    const finish = (code, reason = '') => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: output() || reason });
    };
    child.once('error', (error) => finish(1, error.message));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a step of the set-up; if it fails, throws an error with the last lines of its output.
 * @param {string} what an imperative: "Failed to …"
 * @param {string[]} command
 * @param {Parameters<typeof run>[1]} [options]
 */
export async function mustRun(what, command, options) {
  const { code, output } = await run(command, options);
  if (code === 0) return output;
  const tail = output.split('\n').slice(-20).join('\n');
  throw new PlainError(`Failed to ${what}: ${command.slice(-3).join(' ')}${tail && `\n${tail}`}`);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [name]
 */
function endGroup(child, name = 'SIGTERM') {
  if (child.pid && child.exitCode === null && child.signalCode === null) signal(-child.pid, name);
}

export async function endCommands(milliseconds = 5_000) {
  const children = [...running];
  for (const child of children) endGroup(child);
  for (const end = Date.now() + milliseconds; running.size > 0 && Date.now() < end;) await pause(50);
  for (const child of running) endGroup(child, 'SIGKILL');
}
