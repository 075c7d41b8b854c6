import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a post is found by. Apart from the post, so that a like or a view never touches its index. */
@Entity({ name: 'post_search' })
export class PostSearchEntity {
  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('tsvector', { select: false })
  search: string;
}
