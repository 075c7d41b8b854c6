import { Injectable } from '@nestjs/common';
import { WorkRepository } from './work.repository.js';

/** How long a model may go on writing what nobody wants any more, beside the time that the query takes. */
const EVERY_MS = 250;

/** The dream was stopped or deleted while it was being read: nothing is left to do. */
export class WithdrawnError extends Error {}

interface Running {
  id: string;
  controller: AbortController;
}

/** Ends the reading of a dream whose row has ended or gone meanwhile. It asks for all running dreams at once. */
@Injectable()
export class Withdrawals {
  private readonly running = new Set<Running>();
  private timer?: NodeJS.Timeout;
  private isAsking = false;

  constructor(private readonly rows: WorkRepository) {}

  /** Fails with a WithdrawnError when the dream was withdrawn before the work ended. */
  async during<T>(id: string, work: (withdrawn: AbortSignal) => Promise<T>): Promise<T> {
    const one: Running = { id, controller: new AbortController() };
    this.running.add(one);
    this.timer ??= setInterval(() => void this.ask(), EVERY_MS);
    try {
      return await work(one.controller.signal);
    } catch (error) {
      if (!one.controller.signal.aborted) throw error;
      throw new WithdrawnError('the dream was withdrawn', { cause: error });
    } finally {
      this.running.delete(one);
      if (this.running.size === 0) this.stopAsking();
    }
  }

  private stopAsking(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A question that fails is asked again a moment later. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      const withdrawn = new Set(await this.rows.findWithdrawn([...this.running].map(({ id }) => id)));
      for (const { id, controller } of this.running) if (withdrawn.has(id)) controller.abort();
    } catch {
      // The reading itself waits for the database and logs it.
    } finally {
      this.isAsking = false;
    }
  }
}
