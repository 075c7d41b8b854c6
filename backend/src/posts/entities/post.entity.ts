import type { Reading } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of a dream from the time of sharing, so that the board reads a single table. */
@Entity({ name: 'posts' })
export class PostEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'interpretation_id', unique: true })
  interpretationId: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'author_username', nullable: true })
  authorUsername: string | null;

  @Column('text')
  title: string;

  @Column('text', { name: 'dream_content' })
  dreamContent: string;

  @Column('text')
  interpretation: string;

  @Column('text', { nullable: true })
  engine: string | null;

  @Column('jsonb', { nullable: true })
  reading: Reading | null;

  @Column('jsonb', { default: [] })
  symbols: { id: string; name: string }[];

  @Column('integer', { default: 0 })
  views: number;

  @Column('integer', { default: 0 })
  likes: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
