import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mutationTargets } from './mutation-targets.mjs';
import { startThrowawayServers } from './throwaway.mjs';

/** Runs mutation testing over the named targets, or over all, one after the other. */
export async function runMutation(names) {
  const targets = names.length > 0 ? names : Object.keys(mutationTargets);
  const unknown = targets.filter((name) => !(name in mutationTargets));
  if (unknown.length > 0) {
    console.error(
      `mutation: no such target: ${unknown.join(', ')}; there are ${Object.keys(mutationTargets).join(', ')}`,
    );
    process.exitCode = 1;
    return;
  }
  const servers = await startThrowawayServers();
  try {
    for (const name of targets) await runTarget(name, servers);
  } finally {
    await servers.stop();
  }
}

async function runTarget(name, { postgresUrl, redisUrl }) {
  console.log(`mutation: ${name}`);
  const child = spawn('npx', ['stryker', 'run'], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_TARGET: name, TEST_POSTGRES_URL: postgresUrl, TEST_REDIS_URL: redisUrl },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exitCode = 1;
}
