import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface PostRow {
  id: string;
  title: string;
  author_username: string | null;
  dream_content: string;
  interpretation: string;
  engine: string | null;
  symbols: { id: string; name: string }[];
  views: number;
  likes: number;
  created_at: Date;
}

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

/** A line of a list: enough for a link and what stands beside it. */
export type ListedPost = Pick<
  PostRow,
  'id' | 'title' | 'author_username' | 'dream_content' | 'interpretation' | 'created_at'
>;
export type ListedQuestion = Pick<QuestionRow, 'id' | 'title' | 'answer' | 'created_at'>;

const LISTED = 24;

/** The public rows behind pages. Reading a page is no view: the application counts those. */
@Injectable()
export class PageRowsService {
  constructor(private readonly dataSource: DataSource) {}

  findPost(id: string): Promise<PostRow | undefined> {
    return this.one<PostRow>(
      `SELECT id, title, author_username, dream_content, interpretation, engine, symbols, views, likes, created_at
       FROM posts WHERE id = $1`,
      id,
    );
  }

  findPicturedPost(id: string): Promise<Pick<PostRow, 'title' | 'engine'> | undefined> {
    return this.one('SELECT title, engine FROM posts WHERE id = $1', id);
  }

  findQuestion(id: string): Promise<QuestionRow | undefined> {
    return this.one<QuestionRow>(
      `SELECT id, title, category, content, author, views, answer, answer_date, created_at
       FROM questions WHERE id = $1`,
      id,
    );
  }

  listPosts(): Promise<ListedPost[]> {
    return this.dataSource.query(
      `SELECT id, title, author_username, dream_content, interpretation, created_at
       FROM posts ORDER BY created_at DESC, id DESC LIMIT $1`,
      [LISTED],
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
