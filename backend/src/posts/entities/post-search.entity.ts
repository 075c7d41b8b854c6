import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Search terms of a post. Kept in a separate table, so that likes and views do not update the index. */
@Entity({ name: 'post_search' })
export class PostSearchEntity {
  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 })
  createdAt: Date;

  @Column('tsvector', { select: false })
  search: string;
}
