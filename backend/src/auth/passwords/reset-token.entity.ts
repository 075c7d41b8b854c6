import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** At most one live token a user: a new request supersedes the older one. */
@Entity({ name: 'reset_tokens' })
export class ResetTokenEntity {
  /** SHA-256 of the token, hex; the token itself is only in the email. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Index('reset_tokens_user')
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
