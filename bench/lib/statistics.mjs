/** Returns the percentile for `share` (0 to 1). */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)];
}

export const median = (values) => percentile(values, 0.5);

/** Median, minimum and maximum of several rounds. */
export function spreadOf(values) {
  return { median: median(values), least: Math.min(...values), greatest: Math.max(...values) };
}
