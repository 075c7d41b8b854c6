import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { errorMessages, type LikeAnswer } from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import { postNotFound } from './posts.service.js';

/** Each like is a row. `toggle_like` updates the post's count in the same transaction. */
@Injectable()
export class LikesService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async toggle(postId: string, userId: string): Promise<LikeAnswer> {
    const [{ likes, liked }] = await this.dataSource.query<[{ likes: number | null; liked: boolean | null }]>(
      'SELECT likes, liked FROM toggle_like($1, $2)',
      [postId, userId],
    );
    if (liked === null) throw new AppError(401, 'unauthorized', errorMessages.loginRequired);
    if (likes === null) throw postNotFound();
    return { likes, liked };
  }
}
