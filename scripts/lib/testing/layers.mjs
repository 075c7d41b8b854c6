import fs from 'node:fs';
import path from 'node:path';
import { nodeTool, npmCommand, run } from '../commands.mjs';
import { CACHE, inRoot } from '../paths.mjs';
import { build } from '../setup.mjs';
import { findBrowser } from './browser.mjs';
import { check, jestCounts, playwrightCounts, reconcile, tapCounts } from './counts.mjs';
import { startThrowawayServers } from './throwaway.mjs';

const jestProgram = inRoot('node_modules', 'jest', 'bin', 'jest.js');

/** A test runner that never exits must fail the run, not hang it. */
const LONGEST_LAYER_MS = 30 * 60_000;

/** A report of an earlier run must never be read as this one's. */
function freshReport(name) {
  const file = path.join(CACHE, 'tests', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

async function jest(name, projects, env, ...options) {
  const report = freshReport(`${name}.json`);
  const command = nodeTool(
    jestProgram,
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${report}`,
    ...options,
  );
  const { code } = await run(command, { env, show: true, limit: LONGEST_LAYER_MS });
  return reconcile(jestCounts(report), code);
}

async function lint({ env }) {
  await build('contract');
  const { code } = await run(npmCommand('run', 'lint'), { env, show: true, limit: LONGEST_LAYER_MS });
  return check(code);
}

async function unit({ env }) {
  await build('contract');
  return jest('unit', ['contract', 'packages', 'unit', 'frontend'], env);
}

async function integration({ env, undo }) {
  await build('backend');
  const servers = await startThrowawayServers();
  undo.push(servers.stop);
  const addresses = { TEST_POSTGRES_URL: servers.postgresUrl, TEST_REDIS_URL: servers.redisUrl };
  return jest('integration', ['integration'], { ...env, ...addresses }, '--runInBand');
}

async function buildEverything() {
  await build('backend', 'frontend');
  return check(0);
}

async function browser({ env }) {
  await build('backend', 'frontend');
  const report = freshReport('browser.json');
  const command = npmCommand('exec', '-w', 'e2e', '--', 'playwright', 'test', '--reporter=list,json');
  const addresses = {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const { code } = await run(command, { env: { ...env, ...addresses }, show: true, limit: LONGEST_LAYER_MS });
  return reconcile(playwrightCounts(report), code);
}

async function startUp({ env }) {
  await build('backend', 'frontend');
  const report = freshReport('start-up.tap');
  const folder = inRoot('scripts', 'test');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  const reporters = ['spec', 'tap'].map((name) => `--test-reporter=${name}`);
  const destinations = ['stdout', report].map((where) => `--test-reporter-destination=${where}`);
  const options = ['--test', '--test-concurrency=1', ...reporters, ...destinations];
  const command = [process.execPath, ...options, ...files.map((name) => path.join(folder, name))];
  const { code } = await run(command, { env, show: true, limit: LONGEST_LAYER_MS });
  return reconcile(tapCounts(report), code);
}

export const LAYERS = {
  lint: { label: '정적 검사', work: lint },
  unit: { label: '단위', work: unit },
  integration: { label: '통합', work: integration },
  build: { label: '빌드', work: buildEverything },
  browser: { label: '브라우저', work: browser },
  startup: { label: '시작과 종료', work: startUp },
};
