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

  /** Null for who comes in by another provider only. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

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

  /** The version of the terms that was agreed to. */
  @Column('text', { name: 'agreed_terms', nullable: true })
  agreedTerms: string | null;

  @Column({ type: 'timestamptz', name: 'agreed_at', precision: 3, nullable: true })
  agreedAt: Date | null;

  /** When the member said to be 14 or older. */
  @Column({ type: 'timestamptz', name: 'over14_at', precision: 3, nullable: true })
  over14At: Date | null;

  /** False keeps the member's dreams from models. */
  @Column('boolean', { name: 'use_ai', default: true })
  useAi: boolean;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
