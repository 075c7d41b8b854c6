import { Injectable } from '@nestjs/common';
import { WorkRepository } from './work.repository.js';

/** Maximum delay until a withdrawn reading is aborted, excluding the time of the query. */
const CHECK_INTERVAL_MS = 250;

/** The dream was stopped or deleted during its reading, so there is nothing left to do. */
export class WithdrawnError extends Error {}

interface Running {
  id: string;
  controller: AbortController;
}

/** Aborts readings whose rows have ended or been deleted meanwhile. Checks all running dreams in one query. */
@Injectable()
export class Withdrawals {
  private readonly running = new Set<Running>();
  private timer?: NodeJS.Timeout;
  private isChecking = false;

  constructor(private readonly rows: WorkRepository) {}

  /** Fails with a WithdrawnError when the dream was withdrawn before the work ended. */
  async during<T>(id: string, work: (withdrawn: AbortSignal) => Promise<T>): Promise<T> {
    const reading: Running = { id, controller: new AbortController() };
    this.running.add(reading);
    this.timer ??= setInterval(() => void this.check(), CHECK_INTERVAL_MS);
    try {
      return await work(reading.controller.signal);
    } catch (error) {
      if (!reading.controller.signal.aborted) throw error;
      throw new WithdrawnError('the dream was withdrawn', { cause: error });
    } finally {
      this.running.delete(reading);
      if (this.running.size === 0) this.stopChecking();
    }
  }

  private stopChecking(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** A failed query is repeated at the next interval. */
  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const withdrawn = new Set(await this.rows.findWithdrawn([...this.running].map(({ id }) => id)));
      for (const { id, controller } of this.running) if (withdrawn.has(id)) controller.abort();
    } catch {
      // The reading itself retries while the database is unavailable.
    } finally {
      this.isChecking = false;
    }
  }
}
