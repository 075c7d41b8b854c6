import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator of somebody who signs in with two steps; asked for once it is confirmed. */
@Entity({ name: 'second_factors' })
export class SecondFactorEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Encrypted: see sealed-text.ts. */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string;

  @Column({ type: 'timestamptz', name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** The time step of the newest code that was used: no code works twice. */
  @Column('bigint', { name: 'last_step', default: 0 })
  lastStep: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
