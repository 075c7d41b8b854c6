import type { StreamSection } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The text so far of a reading that is being written. Unlogged: a crash may lose it, the row it belongs to stays. */
@Entity({ name: 'interpretation_drafts' })
export class InterpretationDraftEntity {
  @PrimaryColumn('uuid', { name: 'interpretation_id' })
  interpretationId: string;

  @Column('jsonb')
  sections: Partial<Record<StreamSection, string>>;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
