import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'post_likes' })
export class PostLikeEntity {
  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
