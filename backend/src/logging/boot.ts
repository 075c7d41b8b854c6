import { errorForLogs, errorMessage } from './error-for-logs.js';

/** Exits a process that cannot start, with one clear line instead of a stack trace. */
export function failBoot(error: unknown): never {
  process.stderr.write(`kkumpuri cannot start: ${errorMessage(error).split('\n')[0]}\n`);
  process.exit(1);
}

/**
 * Logs an uncaught exception as one redacted line and exits. Node would print all properties of the error, including
 * the values of a failed SQL statement.
 */
export function exitOnUncaughtException(): void {
  // On a full disk, a warning that Node cannot write must not end the process.
  process.stderr.on('error', () => undefined);
  process.once('uncaughtException', (error: unknown) => {
    const line = { level: 60, time: Date.now(), msg: 'uncaught exception', err: errorForLogs(error) };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  });
}

/**
 * Stops a process that was started with an IPC channel when its parent is gone, for whatever reason. Call it first, so
 * that a parent that dies during the boot is noticed too.
 */
export function exitWithParent(): void {
  if (process.send === undefined) return;
  if (!process.connected) process.exit(0);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
