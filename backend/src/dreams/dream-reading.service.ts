import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Interpretation, maskedText } from '@kkumpuri/contract';
import type { EntityManager, Repository } from 'typeorm';
import type { Caller } from '../http/caller.decorator.js';
import { interpretationNotFound } from './interpretation-errors.js';
import { InterpretationEntity } from './rows/interpretation.entity.js';
import { presentInterpretation } from './rows/interpretation.presenter.js';
import { InterpretationRepository } from './rows/interpretation.repository.js';

/** Any dream as its author sees it. Whoever asks sees to it that it may be shown. */
@Injectable()
export class DreamReadingService {
  constructor(
    @InjectRepository(InterpretationEntity) private readonly rows: Repository<InterpretationEntity>,
    private readonly owned: InterpretationRepository,
  ) {}

  /** Fails with 404 for what is not there or not the caller's, admins included. */
  async lockOwn(manager: EntityManager, caller: Caller, id: string): Promise<InterpretationEntity> {
    const row = await this.owned.lockOwned(manager, id, caller);
    if (!row) throw interpretationNotFound();
    return row;
  }

  async readOwn(caller: Caller, id: string): Promise<Interpretation> {
    const row = await this.owned.findOwned(id, caller);
    if (!row) throw interpretationNotFound();
    return presentInterpretation(row);
  }

  async read(id: string): Promise<Interpretation> {
    const row = await this.rows.findOneBy({ id });
    if (!row) throw interpretationNotFound();
    return presentInterpretation(row);
  }
}

/** What an admin sees of a dream that its author has shared with nobody. */
export function maskPrivate(dream: Interpretation): Interpretation {
  if (dream.is_shared) return dream;
  const masked = {
    ...dream,
    dream_content: maskedText,
    interpretation: dream.interpretation && maskedText,
    reading: null,
    masked: true as const,
  };
  delete masked.title;
  // What the author thought of the reading, and where a warm word stands, tells of the dream too.
  delete masked.feedback;
  delete masked.care_first;
  return masked;
}
