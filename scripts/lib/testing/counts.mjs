import fs from 'node:fs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** A layer that broke before it could report counts as one failure, never as nothing. */
export const broken = () => ({ ...NONE, failed: 1 });
export const check = (code) => (code === 0 ? NONE : broken());

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function jestCounts(file) {
  const report = readJson(file);
  if (!report) return broken();
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A flaky test passed on a retry only: here that is a failure. */
export function playwrightCounts(file) {
  const report = readJson(file);
  if (!report) return broken();
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

export function tapCounts(file) {
  if (!fs.existsSync(file)) return broken();
  const text = fs.readFileSync(file, 'utf8');
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const passed = count('pass');
  if (Number.isNaN(passed)) return broken();
  return { passed, failed: count('fail') + count('cancelled'), skipped: count('skipped') + count('todo') };
}

/** An exit code that speaks of a failure the report does not know is one all the same. */
export function reconcile(counts, code) {
  return code !== 0 && counts.failed === 0 && counts.skipped === 0 ? { ...counts, failed: 1 } : counts;
}

export const sum = (all) =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    NONE,
  );
