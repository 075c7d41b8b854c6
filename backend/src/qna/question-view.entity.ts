import { Entity, PrimaryColumn } from 'typeorm';

/** One view per viewer and day (UTC). `viewer` is derived from the caller: see `viewerOf`. */
@Entity({ name: 'question_views' })
export class QuestionViewEntity {
  @PrimaryColumn('uuid', { name: 'question_id' })
  questionId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid')
  viewer: string;
}
