import { Entity, PrimaryColumn } from 'typeorm';

/** Replaces the authenticator's code for one sign-in. The code itself is shown once and not stored. */
@Entity({ name: 'recovery_codes' })
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** SHA-256, hex. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;
}
