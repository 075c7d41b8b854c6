import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages, type LikeAnswer } from '@kkumpuri/contract';
import { AppError } from '../common/app-error.js';
import { postNotFound } from './posts.service.js';

/** A like is a row; the post carries their count, kept in the same transaction. */
@Injectable()
export class LikesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The member is locked before the post, in the order in which deleting a member locks them. The toggle is a second
   * statement, so that it sees what whoever held the post's lock before has done.
   */
  toggle(postId: string, userId: string): Promise<LikeAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const [member] = await manager.query<unknown[]>('SELECT 1 FROM users WHERE id = $1 FOR KEY SHARE', [
        userId,
      ]);
      if (!member) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
      const [post] = await manager.query<unknown[]>('SELECT 1 FROM posts WHERE id = $1 FOR NO KEY UPDATE', [
        postId,
      ]);
      if (!post) throw postNotFound();
      const [rows] = await manager.query<[LikeAnswer[]]>(
        `WITH removed AS (
           DELETE FROM post_likes WHERE post_id = $1 AND user_id = $2 RETURNING 1),
         added AS (
           INSERT INTO post_likes (post_id, user_id) SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM removed)
           RETURNING 1)
         UPDATE posts SET likes = likes + (SELECT count(*) FROM added) - (SELECT count(*) FROM removed)
         WHERE id = $1 RETURNING likes, EXISTS (SELECT FROM added) AS liked`,
        [postId, userId],
      );
      if (!rows[0]) throw postNotFound();
      return rows[0];
    });
  }
}
