import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { readJestReport, readNodeReport, readPlaywrightReport, reconcile, sum } from '../testing/counts.mjs';
import { inRoot } from '../system/paths.mjs';
import { readArguments } from '../testing/arguments.mjs';
import report from '../testing/layers/node-reporter.mjs';
import { temporaryFolder } from './support/child.mjs';

function file(t, content) {
  const name = path.join(temporaryFolder(t), 'report');
  fs.writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

async function reported(...events) {
  let text = '';
  for await (const piece of report(events)) text += piece;
  return JSON.parse(text);
}

const event = (type, data = {}, details = {}) => ({
  type,
  data: { name: type, file: '/a.test.mjs', nesting: 1, ...data, details: { duration_ms: 500, ...details } },
});

describe('the reports of the test runners', () => {
  it('count a missing report as a failure', () => {
    const failure = { counts: { passed: 0, failed: 1, skipped: 0 }, files: [] };
    for (const read of [readJestReport, readPlaywrightReport, readNodeReport]) {
      assert.deepEqual(read('/nowhere'), failure);
    }
  });

  it('count a Jest file that did not load as failed and a todo as skipped', (t) => {
    const assertionResults = [
      { status: 'passed', fullName: 'holds' },
      { status: 'failed', fullName: 'breaks' },
    ];
    const { counts, files } = readJestReport(
      file(t, {
        numPassedTests: 7,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 2,
        numPendingTests: 3,
        numTodoTests: 1,
        testResults: [{ name: '/a.spec.ts', startTime: 1_000, endTime: 3_500, assertionResults }],
      }),
    );
    assert.deepEqual(counts, { passed: 7, failed: 3, skipped: 4 });
    assert.deepEqual(files, [{ file: '/a.spec.ts', seconds: 2.5, failed: ['breaks'] }]);
  });

  it('count a Playwright test that passed only on a retry as failed', (t) => {
    const specs = (ok, ...durations) => [
      {
        ok,
        title: `takes ${durations[0]}`,
        tests: [{ results: durations.map((duration) => ({ duration })) }],
      },
    ];
    const { counts, files } = readPlaywrightReport(
      file(t, {
        config: { rootDir: '/e2e/journeys' },
        stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
        errors: [],
        suites: [{ file: 'a.spec.ts', specs: specs(true, 100), suites: [{ specs: specs(false, 300, 600) }] }],
      }),
    );
    assert.deepEqual(counts, { passed: 5, failed: 2, skipped: 2 });
    assert.deepEqual(files, [{ file: '/e2e/journeys/a.spec.ts', seconds: 1, failed: ['takes 300'] }]);
  });

  it('count node:test tests without suites and add up the seconds per file', async () => {
    const suite = { type: 'suite' };
    const { counts, files } = await reported(
      event('test:pass'),
      event('test:pass', { skip: true }),
      event('test:pass', { todo: '' }),
      event('test:fail', {}, { error: { failureType: 'testCodeFailure' } }),
      event('test:fail', { nesting: 0 }, { ...suite, error: { failureType: 'subtestsFailed' } }),
      event('test:fail', { nesting: 0 }, { ...suite, error: { failureType: 'hookFailed' } }),
      event('test:fail', { nesting: 0, file: '/does-not-load.test.mjs' }, { duration_ms: 40 }),
    );
    assert.deepEqual(counts, { passed: 1, failed: 3, skipped: 2 });
    assert.deepEqual(files, [
      { file: '/a.test.mjs', seconds: 1, failed: ['test:fail', 'test:fail'] },
      { file: '/does-not-load.test.mjs', seconds: 0.04, failed: ['test:fail'] },
    ]);
  });

  it('count a non-zero exit code as a failure even if the report has none', () => {
    assert.equal(reconcile({ passed: 3, failed: 0, skipped: 0 }, 1).failed, 1);
    assert.equal(reconcile({ passed: 3, failed: 0, skipped: 0 }, 0).failed, 0);
  });

  it('sum the counts of all layers', () => {
    const layers = [
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 4, failed: 1, skipped: 0 },
    ];
    assert.deepEqual(sum(layers), { passed: 5, failed: 1, skipped: 2 });
  });
});

describe('the arguments of npm test', () => {
  const layers = { lint: {}, unit: { takesFiles: true }, integration: { takesFiles: true } };
  const read = (...given) => readArguments(given, layers);

  it('select layers in run order, all by default', () => {
    assert.deepEqual(read('integration', 'lint').chosen, ['lint', 'integration']);
    assert.deepEqual(read().chosen, ['lint', 'unit', 'integration']);
  });

  it('accept files for exactly one layer', () => {
    assert.deepEqual(read('unit', 'package.json').files, [inRoot('package.json')]);
    assert.throws(
      () => read('package.json'),
      /^Error: Name one layer that runs the files: unit, integration\.$/,
    );
    assert.throws(() => read('lint', 'package.json'), /Name one layer/);
  });

  it('reject names that are neither a layer nor a file', () => {
    assert.throws(
      () => read('units'),
      /^Error: Neither a layer nor a file: units\. The layers are lint, unit, /,
    );
  });

  it('allow installing packages only with --install or in CI', (t) => {
    const { CI } = process.env;
    t.after(() => (CI === undefined ? delete process.env.CI : (process.env.CI = CI)));
    delete process.env.CI;
    assert.deepEqual([read('unit').mayInstall, read('--install').mayInstall], [false, true]);
    process.env.CI = 'true';
    assert.equal(read('unit').mayInstall, true);
  });
});
