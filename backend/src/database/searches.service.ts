import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BoundedWork, overloaded } from '../concurrency/bounded-work.js';
import { errorMessage } from '../logging/error-for-logs.js';
import { withSignals } from '../concurrency/with-signals.js';

/** Most of the pool is left to everybody who does not search. */
const AT_ONCE = 4;
const MOST_WAITING = 40;
/** Ten times what the dearest search takes on a board of 100,000 posts. */
const LONGEST_MS = 3_000;
const QUERY_CANCELLED = '57014';

/** Runs one statement of a search. */
export type RunQuery = <Row>(statement: string, values: unknown[]) => Promise<Row[]>;

interface Connection {
  processID: number;
}

/**
 * Searches are the dearest reads: few run at once, on a connection of their own, and the database stops working on one
 * as soon as its caller has gone or its time is up.
 */
@Injectable()
export class SearchesService {
  private readonly logger = new Logger(SearchesService.name);
  private readonly turns = new BoundedWork(AT_ONCE, MOST_WAITING);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Fails with 503 when too many are waiting, or when the search takes too long. */
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
    let cancelling: Promise<void> | undefined;
    const cancel = () => {
      cancelling = this.cancel(processID);
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
      // The connection is kept until then, so that no other statement is cancelled in its place.
      await cancelling;
      await runner.release();
    }
  }

  private async cancel(processID: number): Promise<void> {
    try {
      await this.dataSource.query('SELECT pg_cancel_backend($1)', [processID]);
    } catch (error) {
      this.logger.warn({ msg: 'a search could not be cancelled', reason: errorMessage(error) });
    }
  }
}

function isCancelled(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === QUERY_CANCELLED;
}
