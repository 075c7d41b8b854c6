import fs from 'node:fs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** Counts for a layer that produced no report: one failure. */
export const broken = () => ({ ...NONE, failed: 1 });
export const checks = (codes) => ({ ...NONE, failed: codes.filter((code) => code !== 0).length });

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a report: the numbers of tests by result, and the duration and failed tests of each file. */
const reading = (read) => (file) => {
  const report = readJson(file);
  return report ? read(report) : { counts: broken(), files: [] };
};

export const readJestReport = reading((report) => ({
  counts: {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  },
  files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name,
    seconds: (endTime - startTime) / 1000,
    failed: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  })),
}));

const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)];
const resultsIn = (suite) => specsIn(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
const failedIn = (suite) => specsIn(suite).flatMap(({ ok, title }) => (ok ? [] : [title]));

/** A flaky test, which passed only on a retry, counts as failed. */
export const readPlaywrightReport = reading(({ stats, errors, suites, config }) => ({
  counts: {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  },
  files: suites.map((suite) => ({
    file: `${config.rootDir}/${suite.file}`,
    seconds: resultsIn(suite).reduce((total, { duration }) => total + duration, 0) / 1000,
    failed: failedIn(suite),
  })),
}));

export const readNodeReport = reading(({ counts, files }) => ({ counts, files }));

/** Adds one failure if the exit code is non-zero but the report contains no failure. */
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
