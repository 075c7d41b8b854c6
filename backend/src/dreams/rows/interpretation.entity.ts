import type { CareLevel, FeedbackState, InterpretationStatus, Reading } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InterpreterFailure } from '../../interpretation/interpreter.port.js';

@Entity({ name: 'interpretations' })
export class InterpretationEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  /** The owning member; null for a guest, whose session owns it then. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId: string | null;

  /** What it is called on the board, by its owner or since it was first shared. A post carries a copy. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { name: 'dream_content' })
  dreamContent: string;

  @Column('text', { default: 'pending' })
  status: InterpretationStatus;

  @Column('text', { default: '' })
  interpretation: string;

  @Column('jsonb', { nullable: true })
  reading: Reading | null;

  @Column('text', { nullable: true })
  engine: string | null;

  /** True when the lexicon stood in for a failed model. */
  @Column('boolean', { default: false })
  fallback: boolean;

  /** Why the model's reading could not be had, when it could not. */
  @Column('text', { nullable: true })
  failure: InterpreterFailure | null;

  @Column('text', { default: 'none' })
  care: CareLevel;

  /** Its owner's thumb, and why. */
  @Column('text', { nullable: true })
  feedback: FeedbackState['value'] | null;

  @Column('text', { name: 'feedback_reason', nullable: true })
  feedbackReason: string | null;

  @Column('boolean', { name: 'is_shared', default: false })
  isShared: boolean;

  /** Of a shared dream, where its owner reads it: not a column. */
  postId?: string;

  /** How many times a worker has taken it up. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Retries and the model call together end here. */
  @Column({ type: 'timestamptz', name: 'deadline_at', precision: 3 })
  deadlineAt: Date;

  /** When it was last put on the queue, or last seen to be there. */
  @Column({ type: 'timestamptz', name: 'queued_at', precision: 3, default: () => 'now()' })
  queuedAt: Date;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'completed_at', precision: 3, nullable: true })
  completedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
