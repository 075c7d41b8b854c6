/** A reporter for `node --test` that writes JSON: the test counts, and the duration and failed tests of each file. */
export default async function* report(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const seconds = {};
  const failed = {};
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting === 0) seconds[data.file] = (seconds[data.file] ?? 0) + data.details.duration_ms / 1000;
    const outcome = outcomeOf(type, data);
    if (outcome) counts[outcome] += 1;
    if (outcome === 'failed') (failed[data.file] ??= []).push(data.name);
  }
  yield JSON.stringify({
    counts,
    files: Object.entries(seconds).map(([file, taken]) => ({
      file,
      seconds: taken,
      failed: failed[file] ?? [],
    })),
  });
}

/** A suite counts as failed only if its own hooks failed; failures of its tests are counted separately. */
function outcomeOf(type, { details, skip, todo }) {
  if (details.type === 'suite') {
    return type === 'test:fail' && details.error?.failureType !== 'subtestsFailed' ? 'failed' : undefined;
  }
  if (skip !== undefined || todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
}
