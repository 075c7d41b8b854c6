import { Entity, PrimaryColumn } from 'typeorm';

/** One view per viewer and day. The viewer is the member's id or the guest's session id. */
@Entity({ name: 'post_views' })
export class PostViewEntity {
  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid')
  viewer: string;
}
