import { limits } from '@kkumpuri/contract';

/** Three heartbeats in a row are not missed by chance. */
const SILENCE_MS = 3 * limits.heartbeatMs;

/**
 * Aborts the signal when too much time passes after the last call of `heard`: a phone, a router or a VPN can drop a
 * connection without notifying either side.
 */
export function watchSilence(outer: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    },
    end() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
