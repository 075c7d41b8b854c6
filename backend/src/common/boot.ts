/** Ends a process that cannot start, with one clear line instead of a stack. */
export function failBoot(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`꿈풀이를 시작할 수 없습니다: ${reason.split('\n')[0]}\n`);
  process.exit(1);
}

/** A process that was started with a channel to its starter ends when the starter is gone, however it went. */
export function followStarter(): void {
  if (!process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
