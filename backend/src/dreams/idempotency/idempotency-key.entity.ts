import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'idempotency_keys' })
export class IdempotencyKeyEntity {
  /** The member's id, or the guest's session id. */
  @PrimaryColumn('uuid')
  owner: string;

  @PrimaryColumn('text')
  key: string;

  @Column('uuid', { name: 'interpretation_id' })
  interpretationId: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
