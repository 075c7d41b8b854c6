import { Entity, PrimaryColumn } from 'typeorm';

/** One view per viewer and day. The viewer is the member's id or the guest's session id. */
@Entity({ name: 'question_views' })
export class QuestionViewEntity {
  @PrimaryColumn('uuid', { name: 'question_id' })
  questionId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid')
  viewer: string;
}
