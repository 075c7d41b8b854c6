import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BoundedWork, overloaded } from '../concurrency/bounded-work.js';
import { errorMessage } from '../logging/error-for-logs.js';
import { withSignals } from '../concurrency/with-signals.js';

/** Leaves most of the connection pool to other requests. */
const AT_ONCE = 4;
const MAX_WAITING = 40;
/** Ten times the duration of the most expensive search on a board of 100,000 posts. */
const LONGEST_MS = 3_000;
/** A cancellation has no effect if it arrives before its statement, so it is repeated until the search has ended. */
const CANCEL_EVERY_MS = 100;
const QUERY_CANCELLED = '57014';

/** Runs one statement of a search. */
export type RunQuery = <Row>(statement: string, values: unknown[]) => Promise<Row[]>;

interface Connection {
  processID: number;
}

/**
 * Searches are the most expensive reads: few run at once, each on its own connection. A search is cancelled in the
 * database when its caller disconnects or its time is up.
 */
@Injectable()
export class SearchesService {
  private readonly logger = new Logger(SearchesService.name);
  private readonly turns = new BoundedWork(AT_ONCE, MAX_WAITING);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Throws 503 if too many searches are waiting, or if this one takes too long. */
  run<Result>(search: (query: RunQuery) => Promise<Result>, caller: AbortSignal): Promise<Result> {
    return this.turns.run(
      () => withSignals([caller], (end) => this.onOwnConnection(search, end), LONGEST_MS),
      caller,
    );
  }

  private async onOwnConnection<Result>(
    search: (query: RunQuery) => Promise<Result>,
    end: AbortSignal,
  ): Promise<Result> {
    const runner = this.dataSource.createQueryRunner();
    const { processID } = (await runner.connect()) as Connection;
    const ended = new AbortController();
    let cancelling: Promise<void> | undefined;
    const cancel = () => {
      cancelling = this.cancelUntil(ended.signal, processID);
    };
    end.addEventListener('abort', cancel, { once: true });
    try {
      return await search((statement, values) => {
        end.throwIfAborted();
        return runner.query(statement, values);
      });
    } catch (error) {
      throw end.aborted || isCancelled(error) ? overloaded() : error;
    } finally {
      end.removeEventListener('abort', cancel);
      ended.abort();
      // Keep the connection until then, so that the cancellation cannot hit another statement.
      await cancelling;
      await runner.release();
    }
  }

  private async cancelUntil(ended: AbortSignal, processID: number): Promise<void> {
    while (!ended.aborted) {
      await this.cancel(processID);
      await pause(CANCEL_EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
    }
  }

  private async cancel(processID: number): Promise<void> {
    try {
      await this.dataSource.query('SELECT pg_cancel_backend($1)', [processID]);
    } catch (error) {
      this.logger.warn({ msg: 'could not cancel a search', reason: errorMessage(error) });
    }
  }
}

function isCancelled(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === QUERY_CANCELLED;
}
