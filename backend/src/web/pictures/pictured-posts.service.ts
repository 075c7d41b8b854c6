import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Post } from '@kkumpuri/contract';

/** The columns shown in a post's picture. */
export type PicturedPost = Pick<Post, 'title' | 'engine' | 'verdict'>;

/** Reads what a post's picture shows. */
@Injectable()
export class PicturedPostsService {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<PicturedPost | undefined> {
    const [post] = await this.dataSource.query<PicturedPost[]>(
      "SELECT title, engine, reading #>> '{traditional,verdict}' AS verdict FROM posts WHERE id = $1",
      [id],
    );
    return post;
  }
}
