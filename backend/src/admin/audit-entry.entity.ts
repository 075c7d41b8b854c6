import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who deleted what and when. It outlives both, so it refers to neither by foreign key. */
@Entity({ name: 'audit_entries' })
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'actor_id' })
  actorId: string;

  @Column('text')
  action: string;

  @Column('uuid', { name: 'target_id', nullable: true })
  targetId: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
