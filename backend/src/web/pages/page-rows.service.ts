import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Post } from '@kkumpuri/contract';

/** The columns shown in a post's picture. */
export type PicturedPost = Pick<Post, 'title' | 'engine' | 'verdict'>;

export interface QuestionRow {
  id: string;
  title: string;
  category: string;
  content: string;
  author: string;
  views: number;
  answer: string | null;
  answer_date: Date | null;
  created_at: Date;
}

/** The columns of a list entry. */
export type ListedQuestion = Pick<QuestionRow, 'id' | 'title' | 'answer' | 'created_at'>;

const LISTED = 24;

/** Reads the public rows of pages. Serving a page adds no view: the application counts views. */
@Injectable()
export class PageRowsService {
  constructor(private readonly dataSource: DataSource) {}

  findPicturedPost(id: string): Promise<PicturedPost | undefined> {
    return this.one(
      "SELECT title, engine, reading #>> '{traditional,verdict}' AS verdict FROM posts WHERE id = $1",
      id,
    );
  }

  findQuestion(id: string): Promise<QuestionRow | undefined> {
    return this.one<QuestionRow>(
      `SELECT id, title, category, content, author, views, answer, answer_date, created_at
       FROM questions WHERE id = $1`,
      id,
    );
  }

  listQuestions(): Promise<ListedQuestion[]> {
    return this.dataSource.query(
      'SELECT id, title, answer, created_at FROM questions ORDER BY created_at DESC, id DESC LIMIT $1',
      [LISTED],
    );
  }

  private async one<Row>(statement: string, id: string): Promise<Row | undefined> {
    const [row] = await this.dataSource.query<Row[]>(statement, [id]);
    return row;
  }
}
