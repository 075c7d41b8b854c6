import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { build } from '../../setup/setup.mjs';
import { reportError, plain } from '../../system/terminal.mjs';
import { testEnvironment } from '../environment.mjs';
import { mutationTargets } from './mutation-targets.mjs';
import { ensureNeeds } from '../requirements/needs.mjs';
import { openTestServers } from '../requirements/throwaway.mjs';

/** Runs mutation testing for the named targets, or for all, one after the other. */
export async function runMutation(names) {
  try {
    const targets = names.length > 0 ? names : Object.keys(mutationTargets);
    targets.forEach(requireTarget);
    await ensureNeeds(['redis'], false);
    await build('backend');
    const servers = await openTestServers();
    try {
      for (const name of targets) await runTarget(name, servers.environment);
    } finally {
      await servers.stop();
    }
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}

function requireTarget(name) {
  if (name in mutationTargets) return;
  throw new Error(`unknown mutation target "${name}"; available: ${Object.keys(mutationTargets).join(', ')}`);
}

async function runTarget(name, servers) {
  plain(`mutation testing: ${name}`);
  const env = { ...testEnvironment(), ...servers, MUTATION_TARGET: name };
  const child = spawn('npx', ['stryker', 'run'], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
