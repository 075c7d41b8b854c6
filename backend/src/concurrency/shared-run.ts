/**
 * Shares runs of the work between concurrent calls. All calls made during a run share the next run, so that no result
 * is older than its call.
 */
export class SharedRun<Result> {
  private running?: Promise<Result>;
  private next?: Promise<Result>;

  constructor(private readonly work: () => Promise<Result>) {}

  run(): Promise<Result> {
    if (!this.running) return this.start();
    this.next ??= this.running.then(
      () => this.runNext(),
      () => this.runNext(),
    );
    return this.next;
  }

  private runNext(): Promise<Result> {
    this.next = undefined;
    return this.start();
  }

  private start(): Promise<Result> {
    const running = this.work().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
