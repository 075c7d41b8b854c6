import fs from 'node:fs';
import path from 'node:path';
import { endCommands, nodeTool, run } from '../commands.mjs';
import { CACHE, inRoot } from '../paths.mjs';
import { complainAbout, plain } from '../say.mjs';
import { build, install } from '../setup.mjs';
import { onLauncherGone, onStopSignal, undoAll } from '../shutdown.mjs';
import { ensureNeeds } from './needs.mjs';
import { startThrowawayServers } from './throwaway.mjs';

const SPECS = 'test/(faults|database-restart)';
const LONGEST_MS = 45 * 60_000;
const LONGEST_TEST_MS = 240_000;

/** The fault specs in their long form: both queues in every case, a minute without PostgreSQL or Redis. */
async function workThrough(report, undo) {
  await install();
  await ensureNeeds(['integration']);
  await build('backend');
  const servers = await startThrowawayServers();
  undo.push(servers.stop);
  const program = inRoot('node_modules', 'jest', 'bin', 'jest.js');
  const options = ['--runInBand', '--verbose', '--silent', `--testTimeout=${LONGEST_TEST_MS}`];
  const command = nodeTool(
    program,
    '--selectProjects',
    'integration',
    `--testPathPatterns=${SPECS}`,
    ...options,
  );
  const addresses = { TEST_POSTGRES_URL: servers.postgresUrl, TEST_REDIS_URL: servers.redisUrl };
  const env = { ...process.env, ...addresses, FAULTS: 'long', FAULTS_REPORT: report };
  return (await run(command, { env, show: true, limit: LONGEST_MS })).code;
}

function showFindings(report) {
  if (!fs.existsSync(report)) return;
  plain('\n| Fault | Queue | The client gets | After |\n| --- | --- | --- | --- |');
  for (const line of fs.readFileSync(report, 'utf8').trim().split('\n')) {
    const { fault, queue, answer, seconds } = JSON.parse(line);
    plain(`| ${fault} | ${queue} | ${answer} | ${seconds} s |`);
  }
}

export async function runFaults() {
  const report = path.join(CACHE, 'tests', 'faults.jsonl');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.rmSync(report, { force: true });
  const undo = [];
  const stop = () => void endCommands();
  onStopSignal(stop);
  onLauncherGone(stop);
  try {
    process.exitCode = await workThrough(report, undo);
    showFindings(report);
  } catch (error) {
    complainAbout(error);
    process.exitCode = 1;
  }
  await undoAll(undo);
  process.exit();
}
