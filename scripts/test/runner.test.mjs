import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { jestCounts, playwrightCounts, reconcile, sum, tapCounts } from '../lib/testing/counts.mjs';
import { temporaryFolder } from './support/child.mjs';

function file(t, content) {
  const name = path.join(temporaryFolder(t), 'report');
  fs.writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

describe('the counting of tests', () => {
  it('takes a report that is not there for a failure', () => {
    const failure = { passed: 0, failed: 1, skipped: 0 };
    assert.deepEqual(jestCounts('/nowhere'), failure);
    assert.deepEqual(playwrightCounts('/nowhere'), failure);
    assert.deepEqual(tapCounts('/nowhere'), failure);
  });

  it('counts a jest file that did not load as failed and a todo as skipped', (t) => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 3,
      numTodoTests: 1,
    };
    assert.deepEqual(jestCounts(file(t, report)), { passed: 7, failed: 3, skipped: 4 });
  });

  it('counts a browser test that passed on a retry only as failed', (t) => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
    assert.deepEqual(playwrightCounts(file(t, report)), { passed: 5, failed: 2, skipped: 2 });
  });

  it('reads the summary of a node:test run', (t) => {
    const report = 'ok 1 - a\n# tests 6\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 1\n';
    assert.deepEqual(tapCounts(file(t, report)), { passed: 3, failed: 2, skipped: 1 });
  });

  it('believes an exit code that tells of a failure the report does not know', () => {
    assert.equal(reconcile({ passed: 3, failed: 0, skipped: 0 }, 1).failed, 1);
    assert.equal(reconcile({ passed: 3, failed: 0, skipped: 0 }, 0).failed, 0);
  });

  it('adds the layers up', () => {
    const layers = [
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 4, failed: 1, skipped: 0 },
    ];
    assert.deepEqual(sum(layers), { passed: 5, failed: 1, skipped: 2 });
  });
});
