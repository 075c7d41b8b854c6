import { errorMessages } from '@kkumpuri/contract';
import pLimit from 'p-limit';
import { AppError } from '../http/app-error.js';

const RETRY_AFTER_S = 5;

/** Work that is dear: so much of it runs at once, so much may wait for its turn, and what comes beyond that is refused. */
export class BoundedWork {
  private readonly inTurn: ReturnType<typeof pLimit>;

  constructor(
    atOnce: number,
    private readonly mostWaiting: number,
  ) {
    this.inTurn = pLimit(atOnce);
  }

  /** Fails with 503 when too much is waiting already. Work whose signal aborts before its turn is not begun. */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.inTurn.pendingCount >= this.mostWaiting) throw overloaded();
    return this.inTurn(() => {
      signal?.throwIfAborted();
      return work();
    });
  }
}

export function overloaded(): AppError {
  return new AppError(503, 'overloaded', errorMessages.unavailable, { retryAfterSeconds: RETRY_AFTER_S });
}
