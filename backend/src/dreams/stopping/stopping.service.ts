import type { Interpretation } from '@kkumpuri/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../http/caller.decorator.js';
import { InterpretingService } from '../../interpretation/interpreting.service.js';
import { completionOf } from '../rows/completion-of.js';
import { DreamsService } from '../dreams.service.js';
import { interpretationNotFound } from '../interpretation-errors.js';
import { presentInterpretation } from '../rows/interpretation.presenter.js';
import { isOwn } from '../rows/interpretation.repository.js';
import { WorkRepository } from '../work/work.repository.js';

/** Lets the owner stop a model that is still writing; the dictionary writes the reading instead. */
@Injectable()
export class StoppingService {
  constructor(
    private readonly dreams: DreamsService,
    private readonly interpreting: InterpretingService,
    private readonly rows: WorkRepository,
  ) {}

  /**
   * Returns the dictionary's reading, or the result if the row had already ended. The worker sees the ended row and
   * cancels the model call.
   */
  async stop(caller: Caller, id: string): Promise<Interpretation> {
    const row = await this.dreams.find(caller, id);
    if (!isOwn(row, caller)) throw interpretationNotFound();
    if (row.status !== 'pending') return presentInterpretation(row);
    const { dreamContent, care } = row;
    const reading = await this.interpreting.readWithDictionary(dreamContent);
    await this.rows.complete(id, completionOf(reading, care));
    return presentInterpretation(await this.dreams.find(caller, id));
  }
}
