import { spawn } from 'node:child_process';
import { run } from '../system/commands.mjs';
import { inRoot } from '../system/paths.mjs';

/** Path of an npm tool installed by the referees layer; see tools/package.json. */
const tool = (name) => inRoot('scripts', 'referees', 'tools', 'node_modules', '.bin', name);

/** Disables the tools' telemetry. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const runTool = (name, ...args) => run([tool(name), ...args], { env });

export const startTool = (name, ...args) => spawn(tool(name), args, { stdio: 'ignore', env });

/** Runs a Debian program until it exits or reaches the time limit, and returns its output so far. */
export async function runProgram(seconds, name, ...args) {
  const { output } = await run([name, ...args], { limit: seconds * 1_000 });
  return output;
}
