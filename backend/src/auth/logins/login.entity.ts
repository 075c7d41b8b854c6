import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A logged-in device. Access tokens contain its id and are valid while the row exists. */
@Entity({ name: 'logins' })
export class LoginEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** A rough name from the user agent, such as `Windows · Chrome`. */
  @Column('text', { nullable: true })
  device: string | null;

  /** Rounded down to the hour; updated at most once an hour. */
  @Column({ type: 'timestamptz', name: 'seen_at', precision: 3 })
  seenAt: Date;

  /** When the access token expires. */
  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
