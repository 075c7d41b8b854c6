import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Interpretation, maskedText } from '@kkumpuri/contract';
import type { EntityManager, Repository } from 'typeorm';
import type { Caller } from '../http/caller.decorator.js';
import { interpretationNotFound } from './interpretation-errors.js';
import { InterpretationEntity } from './rows/interpretation.entity.js';
import { presentInterpretation } from './rows/interpretation.presenter.js';
import { InterpretationRepository } from './rows/interpretation.repository.js';

/** Returns dreams as their authors see them. `read` does not check access: its callers must. */
@Injectable()
export class DreamReadingService {
  constructor(
    @InjectRepository(InterpretationEntity) private readonly rows: Repository<InterpretationEntity>,
    private readonly owned: InterpretationRepository,
  ) {}

  /** Fails with 404 if the caller does not own the dream, even for an admin. */
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

/** Masks a dream that is not shared, for an admin who is not its author. */
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
  // Feedback and the place of the care message would reveal something about the dream.
  delete masked.feedback;
  delete masked.care_first;
  return masked;
}
