import type { AuditKind } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who did what and when. It outlives both, so it refers to neither by foreign key. */
@Entity({ name: 'audit_entries' })
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('text', { default: 'admin' })
  kind: AuditKind;

  /** Null where nobody was signed in. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text')
  action: string;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column('text', { nullable: true })
  detail: string | null;

  /** A pseudonym of the address; the address itself is kept nowhere. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('integer', { default: 1 })
  times: number;

  /** Names the hour and what is repeated in it; null for what is written down every time. */
  @Column('text', { name: 'repeat_key', nullable: true, unique: true })
  repeatKey: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
