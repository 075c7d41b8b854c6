/** Ends a process that cannot start, with one clear line instead of a stack. */
export function failBoot(error: unknown): never {
  process.stderr.write(`꿈풀이를 시작할 수 없습니다: ${reasonOf(error).split('\n')[0]}\n`);
  process.exit(1);
}

/** A name with several addresses fails once for each of them, and the whole has no words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/**
 * A process that was started with a channel to its starter ends when the starter is gone, however it went. Called first,
 * so that a starter that died during the boot is noticed too.
 */
export function followStarter(): void {
  if (process.send === undefined) return;
  if (!process.connected) process.exit(0);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
