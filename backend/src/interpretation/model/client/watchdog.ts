/** Aborts a call when the caller aborts, or when no data arrives for too long. */
export class Watchdog {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private readonly follow = () => this.end(this.caller.reason);

  constructor(private readonly caller: AbortSignal) {
    if (caller.aborted) this.follow();
    else caller.addEventListener('abort', this.follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Restarts the timeout: call at the start and whenever data arrives. */
  allowSilence(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(new DOMException('silence', 'TimeoutError')), ms);
  }

  /** Stops watching after the call. Does not abort it: a reader that stops early cancels the response itself. */
  stop(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.follow);
  }

  private end(reason: unknown): void {
    this.controller.abort(reason);
  }
}
