import { limits } from '@kkumpuri/contract';

/** So many heartbeats are not missed by chance. */
const SILENCE_MS = 3 * limits.heartbeatMs;

/**
 * Ends a connection on which nothing has come for too long since `heard` was last called: a phone, a router or a VPN can
 * lose one without either side being told.
 */
export function watchSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (outer.aborted) giveUp();
  outer.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', giveUp);
    },
  };
}
