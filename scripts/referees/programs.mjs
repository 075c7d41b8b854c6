import { spawn } from 'node:child_process';
import { run } from '../system/commands.mjs';
import { inRoot } from '../system/paths.mjs';

/** Tools from npm, which the layer has installed; see tools/package.json. */
const tool = (name) => inRoot('scripts', 'referees', 'tools', 'node_modules', '.bin', name);

/** They report how they are used to their makers unless told not to. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

export const runTool = (name, ...args) => run([tool(name), ...args], { env });

export const startTool = (name, ...args) => spawn(tool(name), args, { stdio: 'ignore', env });

/** A program from Debian. It ends by itself or after the bound; what it has found by then counts. */
export async function runProgram(seconds, name, ...args) {
  const { output } = await run([name, ...args], { limit: seconds * 1_000 });
  return output;
}
