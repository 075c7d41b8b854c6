import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Interpretation, maskedText } from '@kkumpuri/contract';
import type { Repository } from 'typeorm';
import { interpretationNotFound } from './interpretation-errors.js';
import { InterpretationEntity } from './interpretation.entity.js';
import { presentInterpretation } from './interpretation.presenter.js';

/** Any dream as its author sees it. Whoever asks sees to it that it may be shown. */
@Injectable()
export class DreamReadingService {
  constructor(
    @InjectRepository(InterpretationEntity) private readonly rows: Repository<InterpretationEntity>,
  ) {}

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
  // What the author thought of the reading, and where a warm word stands, tells of the dream too.
  delete masked.feedback;
  delete masked.care_first;
  return masked;
}
