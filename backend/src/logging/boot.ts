import { errorForLogs, errorMessage } from './error-for-logs.js';

/** Ends a process that cannot start, with one clear line instead of a stack. */
export function failBoot(error: unknown): never {
  process.stderr.write(`kkumpuri cannot start: ${errorMessage(error).split('\n')[0]}\n`);
  process.exit(1);
}

/**
 * What nobody caught ends the process as ever, but Node would print it with all that hangs on it, the values of a failed
 * statement among them.
 */
export function exitOnUncaughtException(): void {
  // A full disk must not end the process over a warning that Node itself could not write.
  process.stderr.on('error', () => undefined);
  process.once('uncaughtException', (error: unknown) => {
    const line = { level: 60, time: Date.now(), msg: 'nobody caught an error', err: errorForLogs(error) };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  });
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
