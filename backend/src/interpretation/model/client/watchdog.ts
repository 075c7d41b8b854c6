/** Ends a call when its caller does, or when nothing has been heard for too long. */
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

  /** Something was heard, or the wait begins: from now on `ms` may pass in silence. */
  allowSilence(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(new DOMException('silence', 'TimeoutError')), ms);
  }

  /** The call is over. An answer that is not read to its end is hung up on by whoever stops reading. */
  stop(): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.follow);
  }

  private end(reason: unknown): void {
    this.controller.abort(reason);
  }
}
