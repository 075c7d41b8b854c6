/** Ends a call when its caller does, or when nothing has been heard for too long. */
export class Watchdog {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private readonly follow = () => this.end(this.caller.reason);
  /** Why the call was ended before its time, if it was. */
  cause: { reason: unknown } | undefined;

  constructor(private readonly caller: AbortSignal) {
    if (caller.aborted) this.follow();
    else caller.addEventListener('abort', this.follow, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Something was heard, or the wait begins: from now on `ms` may pass in silence. */
  allowSilence(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(new DOMException('silence', 'TimeoutError')), ms);
  }

  /** The call is over: hangs up on a server that goes on. */
  stop(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.follow);
    this.controller.abort();
  }

  private end(reason: unknown): void {
    this.cause ??= { reason };
    this.controller.abort(reason);
  }
}
