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

  /** Null if the member signs in only through providers. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  /** The version of the password. A sign-in that verified an older version is rejected. */
  @Column('integer', { name: 'token_version', default: 0 })
  tokenVersion: number;

  @Column('text', { name: 'temporary_password_hash', nullable: true })
  temporaryPasswordHash: string | null;

  @Column({ type: 'timestamptz', name: 'temporary_password_expires_at', precision: 3, nullable: true })
  temporaryPasswordExpiresAt: Date | null;

  /** True after its only login. It is then accepted only as the current password when setting a new one. */
  @Column('boolean', { name: 'temporary_password_used', default: false })
  temporaryPasswordUsed: boolean;

  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword: boolean;

  /** Version of the accepted terms. */
  @Column('text', { name: 'agreed_terms', nullable: true })
  agreedTerms: string | null;

  @Column({ type: 'timestamptz', name: 'agreed_at', precision: 3, nullable: true })
  agreedAt: Date | null;

  /** When the member confirmed to be 14 or older. */
  @Column({ type: 'timestamptz', name: 'over14_at', precision: 3, nullable: true })
  over14At: Date | null;

  /** If false, no model reads the member's dreams. */
  @Column('boolean', { name: 'use_ai', default: true })
  useAi: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
