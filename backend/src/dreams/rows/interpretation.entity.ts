import type { CareLevel, FeedbackState, InterpretationStatus, Reading } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InterpreterFailure } from '../../interpretation/interpreter.port.js';

@Entity({ name: 'interpretations' })
export class InterpretationEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  /** The owning member; null if a guest session owns the row. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId: string | null;

  /** Title on the board, set by the owner or when the dream is first shared. Posts contain a copy. */
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

  /** True if the dictionary wrote the reading because the model failed. */
  @Column('boolean', { default: false })
  fallback: boolean;

  /** Why the model failed, if it did. */
  @Column('text', { nullable: true })
  failure: InterpreterFailure | null;

  @Column('text', { default: 'none' })
  care: CareLevel;

  /** The owner's feedback on the reading. */
  @Column('text', { nullable: true })
  feedback: FeedbackState['value'] | null;

  @Column('text', { name: 'feedback_reason', nullable: true })
  feedbackReason: string | null;

  @Column('boolean', { name: 'is_shared', default: false })
  isShared: boolean;

  /** Set on shared dreams when their owners read them; not a column. */
  postId?: string;

  /** Number of times a worker has claimed the row. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** Deadline of the model calls, including retries. */
  @Column({ type: 'timestamptz', name: 'deadline_at', precision: 3 })
  deadlineAt: Date;

  /** When the row was last enqueued, claimed or checked by the sweeper. */
  @Column({ type: 'timestamptz', name: 'queued_at', precision: 3, default: () => 'now()' })
  queuedAt: Date;

  @Column({ type: 'timestamptz', name: 'started_at', precision: 3, nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'completed_at', precision: 3, nullable: true })
  completedAt: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
