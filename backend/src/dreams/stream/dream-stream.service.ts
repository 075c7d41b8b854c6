import { Inject, Injectable } from '@nestjs/common';
import type { StreamEvent } from '@kkumpuri/contract';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../../http/app-error.js';
import { ENV, type Env } from '../../config/env.js';
import { InterpretingService } from '../../interpretation/interpreting.service.js';
import { QueueSnapshotRepository } from '../admission/queue-snapshot.repository.js';
import { DreamsService, type SubmittedDream } from '../dreams.service.js';
import { interpretationFailed, waitEnded } from '../interpretation-errors.js';
import type { InterpretationEntity } from '../rows/interpretation.entity.js';
import { presentInterpretation } from '../rows/interpretation.presenter.js';
import { InterpretationWaiter } from '../waiting/interpretation-waiter.service.js';
import { DraftDeltas } from './draft-deltas.js';
import { EventStream } from './event-stream.js';

/** Streams the progress of a dream: first the symbols, then partial text, then the complete reading. */
@Injectable()
export class DreamStreamService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dreams: DreamsService,
    private readonly queue: QueueSnapshotRepository,
    private readonly interpreting: InterpretingService,
    private readonly waiter: InterpretationWaiter,
  ) {}

  async stream(submitted: SubmittedDream, reply: FastifyReply): Promise<void> {
    const { row } = submitted;
    const position = row.status === 'pending' ? await this.queue.countAhead(row.createdAt) : 0;
    const symbols = this.interpreting.matchSymbols(row.dreamContent, row.care);
    const events = new EventStream(reply);
    const queued: StreamEvent = {
      event: 'queued',
      data: { id: row.id, position, dream_content: row.dreamContent, symbols, care: row.care },
    };
    if (row.status !== 'pending') return end(events, queued, resultOf(row));
    events.send(queued);
    this.follow(row.id, events, reply);
    await this.dreams.enqueue(submitted);
  }

  /** Stops when the row ends, the wait times out or the client disconnects. The worker is not affected. */
  private follow(id: string, events: EventStream, reply: FastifyReply): void {
    const deltas = new DraftDeltas();
    const stop = this.waiter.subscribe(id, {
      onDraft: (draft) => deltas.next(draft).forEach((event) => events.send(event)),
      onEnd: (row) => {
        clearTimeout(timer);
        end(events, resultOf(row));
      },
      onFail: (error) => {
        clearTimeout(timer);
        end(events, failureOf(error));
      },
    });
    const timer = setTimeout(() => {
      stop();
      end(events, failureOf(waitEnded(id)));
    }, this.env.INTERPRET_WAIT_MS);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      stop();
    });
  }
}

function end(events: EventStream, ...last: StreamEvent[]): void {
  events.send(...last);
  events.end();
}

function resultOf(row: InterpretationEntity): StreamEvent {
  if (row.status === 'failed') return failureOf(interpretationFailed(row.id, row.failure));
  return { event: 'done', data: presentInterpretation(row) };
}

function failureOf({ message, code }: AppError): StreamEvent {
  return { event: 'error', data: { error: message, code } };
}
