/**
 * Shares runs of the work between concurrent calls. All calls made during a run share the next run, so that no result
 * is older than its call.
 */
export class SharedRun<Result> {
  private running?: Promise<Result>;
  private next?: Promise<Result>;

  constructor(private readonly work: () => Promise<Result>) {}

  ask(): Promise<Result> {
    if (!this.running) return this.run();
    this.next ??= this.running.then(
      () => this.runNext(),
      () => this.runNext(),
    );
    return this.next;
  }

  private runNext(): Promise<Result> {
    this.next = undefined;
    return this.run();
  }

  private run(): Promise<Result> {
    const running = this.work().finally(() => {
      if (this.running === running) this.running = undefined;
    });
    this.running = running;
    return running;
  }
}
