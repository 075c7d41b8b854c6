import type { AuditKind } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records who did what and when. An entry outlives its actor and target, so it has no foreign keys. */
@Entity({ name: 'audit_entries' })
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('text', { default: 'admin' })
  kind: AuditKind;

  /** Null if nobody was signed in. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column('text', { nullable: true })
  detail: string | null;

  /** A pseudonym of the address; the address itself is not stored. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('integer', { default: 1 })
  times: number;

  /** Identifies the hour and the repeated event; null for events that get an entry each time. */
  @Column('text', { name: 'repeat_key', nullable: true, unique: true })
  repeatKey: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
