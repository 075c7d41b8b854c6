import type { QuestionCategory } from '@kkumpuri/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'questions' })
export class QuestionEntity {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  category: QuestionCategory;

  @Column('text')
  content: string;

  @Column('text')
  author: string;

  @Column('integer', { default: 0 })
  views: number;

  /** Null until the question is answered. */
  @Column('text', { nullable: true })
  answer: string | null;

  @Column({ type: 'timestamptz', name: 'answer_date', precision: 3, nullable: true })
  answerDate: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
