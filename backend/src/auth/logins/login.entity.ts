import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A device that is logged in. An access token carries its id and is good while the row is there. */
@Entity({ name: 'logins' })
export class LoginEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** A rough name from the user agent, such as `Windows · Chrome`. */
  @Column('text', { nullable: true })
  device: string | null;

  /** To the hour: written at most once an hour. */
  @Column({ type: 'timestamptz', name: 'seen_at', precision: 3 })
  seenAt: Date;

  /** When the access token expires by itself. */
  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
