import { errorMessages } from '@kkumpuri/contract';
import pLimit from 'p-limit';
import { AppError } from '../http/app-error.js';

const RETRY_AFTER_S = 5;

/** Limits expensive work: how much runs at once and how much may wait. The rest is rejected. */
export class BoundedWork {
  private readonly inTurn: ReturnType<typeof pLimit>;

  constructor(
    atOnce: number,
    private readonly maxWaiting: number,
  ) {
    this.inTurn = pLimit(atOnce);
  }

  /** Throws 503 if too much work is waiting. Work whose signal aborts before its turn is not started. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.inTurn.pendingCount >= this.maxWaiting) throw overloaded();
    return this.inTurn(() => {
      signal?.throwIfAborted();
      return work();
    });
  }
}

export function overloaded(): AppError {
  return new AppError(503, 'overloaded', errorMessages.unavailable, { retryAfterSeconds: RETRY_AFTER_S });
}
