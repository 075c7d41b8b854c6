/**
 * Runs work under a signal that aborts when one of the given signals does, or after `milliseconds`. Replaces
 * AbortSignal.any and AbortSignal.timeout, which hold their sources weakly: a garbage collection can remove a timeout
 * before it fires (Node 20).
 */
export async function withSignals<T>(
  sources: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds?: number,
): Promise<T> {
  const controller = new AbortController();
  const follow = ({ target }: Event) => controller.abort((target as AbortSignal).reason);
  for (const source of sources) source.addEventListener('abort', follow, { once: true });
  const aborted = sources.find((source) => source.aborted);
  if (aborted) controller.abort(aborted.reason);
  const timeUp = () => controller.abort(new DOMException('the time is up', 'TimeoutError'));
  const timer = milliseconds === undefined ? undefined : setTimeout(timeUp, milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    for (const source of sources) source.removeEventListener('abort', follow);
  }
}
