import { nodeTool, run } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { build } from '../../setup/setup.mjs';
import { readJestReport, reconcile } from '../counts.mjs';
import { showFindings } from '../findings.mjs';
import { freshReport, LONGEST_LAYER_MS } from '../reports.mjs';
import { INTEGRATION_WORKERS, openTestServers } from '../requirements/throwaway.mjs';

const PROGRAM = inRoot('node_modules', 'jest', 'bin', 'jest.js');

/** Selects the long form of specs that have two: default timeouts, both queues, realistic amounts of data. */
const LONG_FORM = { TEST_FORM: 'long' };

/**
 * @param {string} name
 * @param {{ projects: string[]; env: NodeJS.ProcessEnv; files: string[]; options?: string[] }} run
 */
async function jest(name, { projects, env, files, options = [] }) {
  const report = freshReport(`${name}.json`);
  const command = nodeTool(PROGRAM, '--selectProjects', ...projects, '--json', `--outputFile=${report}`);
  const chosen = files.length > 0 ? ['--runTestsByPath', ...files] : [];
  const limits = { show: true, limit: LONGEST_LAYER_MS };
  const { code } = await run([...command, ...options, ...chosen], { env, ...limits });
  const { counts, files: taken } = readJestReport(report);
  return { counts: reconcile(counts, code), files: taken };
}

export async function unit({ env, files }) {
  await build('libraries');
  return jest('unit', { projects: ['packages', 'unit', 'frontend'], env, files });
}

/**
 * @typedef {{ env: NodeJS.ProcessEnv; files: string[]; undo: (() => unknown)[] }} Layer
 * @param {string} name
 * @param {Layer & { projects?: string[]; options: string[] }} layer
 */
async function onServers(name, { env, files, undo, options, projects = [name] }) {
  await build('backend');
  const servers = await openTestServers();
  undo.push(servers.stop);
  return jest(name, { projects, env: { ...env, ...servers.environment }, files, options });
}

/** These faults take longest to detect. Their short form runs only by name; `npm run test:long` runs the long one. */
const SLOW_FAULTS = 'test/faults-(database|deploy|redis|worker)';

/**
 * Runs four files at a time, each with its own Redis; one at a time if the caller provides the only Redis.
 * @param {Layer} layer
 */
export const integration = (layer) =>
  onServers('integration', {
    ...layer,
    options: [
      process.env.REDIS_URL ? '--runInBand' : `--maxWorkers=${INTEGRATION_WORKERS}`,
      ...(layer.files.length > 0 ? [] : [`--testPathIgnorePatterns=${SLOW_FAULTS}`]),
    ],
  });

/** Few, because these tests start many processes. The fault specs wait most of their time. */
const LONG_WORKERS = process.env.REDIS_URL ? 1 : 2;
const FAULT_WORKERS = process.env.REDIS_URL ? 1 : 3;

/**
 * Runs the tests that need realistic amounts of data or the production installation.
 * @param {Layer} layer
 */
export const long = ({ env, ...layer }) =>
  onServers('long', {
    ...layer,
    projects: ['long', 'long-specs'],
    env: { ...env, ...LONG_FORM },
    options: [`--maxWorkers=${LONG_WORKERS}`],
  });

/**
 * Runs the tests that measure time or memory, one file at a time.
 * @param {Layer} layer
 */
export const measured = (layer) => onServers('measured', { ...layer, options: ['--runInBand'] });

/**
 * Runs the fault specs with the default timeouts on both queues, and prints a table of the clients' results.
 * @param {Layer} layer
 */
export async function faults({ env, ...layer }) {
  const findings = freshReport('faults.jsonl');
  const result = await onServers('faults', {
    ...layer,
    env: { ...env, ...LONG_FORM, FAULTS_REPORT: findings },
    options: [`--maxWorkers=${FAULT_WORKERS}`],
  });
  showFindings(findings);
  return result;
}
