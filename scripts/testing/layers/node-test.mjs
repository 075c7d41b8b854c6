import fs from 'node:fs';
import path from 'node:path';
import { run } from '../../system/commands.mjs';
import { inRoot } from '../../system/paths.mjs';
import { build } from '../../setup/setup.mjs';
import { ensureClusterTemplate } from '../requirements/cluster-template.mjs';
import { readNodeReport, reconcile } from '../counts.mjs';
import { freshReport, LONGEST_LAYER_MS } from '../reports.mjs';

const REPORTER = inRoot('scripts', 'testing', 'layers', 'node-reporter.mjs');

const testsIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => path.join(folder, name));

/** Runs the given test files, or all tests of a folder, against `npm start`: `concurrency` files at a time. */
export async function nodeTests(name, folder, { env, files }, concurrency = 2) {
  await build('backend', 'frontend');
  ensureClusterTemplate();
  const report = freshReport(`${name}.json`);
  const reporters = ['spec', REPORTER].map((name) => `--test-reporter=${name}`);
  const destinations = ['stdout', report].map((where) => `--test-reporter-destination=${where}`);
  const options = ['--test', `--test-concurrency=${concurrency}`, ...reporters, ...destinations];
  const command = [process.execPath, ...options, ...(files.length > 0 ? files : testsIn(folder))];
  const { code } = await run(command, { env, show: true, limit: LONGEST_LAYER_MS });
  const { counts, files: taken } = readNodeReport(report);
  return { counts: reconcile(counts, code), files: taken };
}

// Two cores: a service that starts or stops waits a third of its time.
export const startUp = (layer) => nodeTests('start-up', inRoot('scripts', 'test'), layer, 3);
