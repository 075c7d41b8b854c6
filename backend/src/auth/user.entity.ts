import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  /** Lower case; unique. */
  @Column('text', { unique: true })
  email: string;

  @Column('text')
  username: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  /** The version of the password: who proved an older one is not let in any more. */
  @Column('integer', { name: 'token_version', default: 0 })
  tokenVersion: number;

  @Column('text', { name: 'temporary_password_hash', nullable: true })
  temporaryPasswordHash: string | null;

  @Column({ type: 'timestamptz', name: 'temporary_password_expires_at', precision: 3, nullable: true })
  temporaryPasswordExpiresAt: Date | null;

  /** It logs in once. After that it still counts as the current password on the way to a new one. */
  @Column('boolean', { name: 'temporary_password_used', default: false })
  temporaryPasswordUsed: boolean;

  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
