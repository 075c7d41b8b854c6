import type { StreamSection } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The partial text of a reading in progress. An unlogged table: a crash can lose drafts, but not interpretations. */
@Entity({ name: 'interpretation_drafts' })
export class InterpretationDraftEntity {
  @PrimaryColumn('uuid', { name: 'interpretation_id' })
  interpretationId: string;

  @Column('jsonb')
  sections: Partial<Record<StreamSection, string>>;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
