import { Entity, PrimaryColumn } from 'typeorm';

/** One view per viewer and day. The viewer is the member, the guest's session, or a daily hash of address and agent. */
@Entity({ name: 'post_views' })
export class PostViewEntity {
  @PrimaryColumn('uuid', { name: 'post_id' })
  postId: string;

  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('uuid')
  viewer: string;
}
