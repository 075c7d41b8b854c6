import { describe, identify, stillRuns } from '../system/processes.mjs';
import { reportError } from '../system/terminal.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Calls `stop` for every stop signal. */
export function onStopSignal(stop) {
  for (const name of SIGNALS) process.on(name, () => stop(name));
}

/** The npm process and, if it remains, the shell between npm and this process. */
function launchers() {
  const parent = describe(process.ppid);
  const npm = parent && /^-?(ba|da|z|k)?sh$/.test(parent.name) ? [parent.parent] : [];
  return [process.ppid, ...npm].filter((pid) => pid > 1).map(identify);
}

/** Calls `stop` when npm is gone: after a SIGKILL of npm, nothing else would stop this process. */
export function onLauncherGone(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const watched = launchers();
  const timer = setInterval(() => {
    if (watched.every(stillRuns)) return;
    clearInterval(timer);
    stop('launcher gone');
  }, 500);
  timer.unref();
}

/** Runs the undo steps in reverse order; a failing step does not prevent the others. */
export async function undoAll(undo) {
  while (undo.length > 0) {
    try {
      await undo.pop()?.();
    } catch (error) {
      reportError(error);
    }
  }
}
