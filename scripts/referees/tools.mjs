import { spawn } from 'node:child_process';
import { installPackages, canInstallPackages } from '../testing/requirements/apt.mjs';
import { run } from '../system/commands.mjs';
import { onPath } from '../testing/requirements/tools.mjs';

/** Only the referees need these, so they are fetched when they are used and are no dependencies. */
const PACKAGES = {
  prism: '@stoplight/prism-cli@5.16.0',
  spectral: '@stoplight/spectral-cli@6.16.3',
  'html-validate': 'html-validate@11.18.0',
};

const npxOf = (name, args) => ['npx', '--yes', '--package', PACKAGES[name], name, ...args];

export const runPackage = (name, ...args) => run(npxOf(name, args));

export function startPackage(name, ...args) {
  const [command, ...rest] = npxOf(name, args);
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
}

/** A Debian package whose command has its name; installed when that is possible, and an error that says so when not. */
export async function requireProgram(name) {
  if (!onPath(name) && canInstallPackages()) await installPackages([name]);
  if (!onPath(name)) throw new Error(`${name} is not installed (apt-get install ${name})`);
}

/** Ends by itself or after the bound; what it has found by then counts. */
export async function runProgram(seconds, name, ...args) {
  await requireProgram(name);
  const { output } = await run(['timeout', String(seconds), name, ...args]);
  return output;
}
