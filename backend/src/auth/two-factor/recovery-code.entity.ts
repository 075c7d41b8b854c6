import { Entity, PrimaryColumn } from 'typeorm';

/** Signs in once in place of the authenticator's code. The code itself is shown once and stored nowhere. */
@Entity({ name: 'recovery_codes' })
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** SHA-256, hex. */
  @PrimaryColumn('text', { name: 'code_hash' })
  codeHash: string;
}
