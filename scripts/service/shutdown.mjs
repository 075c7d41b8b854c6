import { describe, identify, stillRuns } from '../system/processes.mjs';
import { complainAbout } from '../system/say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Calls `stop` at the first signal; a second Ctrl-C does not start it again. */
export function onStopSignal(stop) {
  for (const name of SIGNALS) process.on(name, () => stop(name));
}

/** npm itself, and the shell between it and us where that shell stays. */
function launchers() {
  const parent = describe(process.ppid);
  const npm = parent && /^-?(ba|da|z|k)?sh$/.test(parent.name) ? [parent.parent] : [];
  return [process.ppid, ...npm].filter((pid) => pid > 1).map(identify);
}

/** `npm start` killed outright would leave us running without anybody to stop us. */
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

/** The last thing started is the first undone; one that fails does not keep the others. */
export async function undoAll(undo) {
  while (undo.length > 0) {
    try {
      await undo.pop()?.();
    } catch (error) {
      complainAbout(error);
    }
  }
}
