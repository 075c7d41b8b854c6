import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  type AskInput,
  errorMessages,
  limits,
  type Question,
  type QuestionFilter,
  type QuestionList,
  type QuestionQuery,
} from '@kkumpuri/contract';
import { AppError } from '../http/app-error.js';
import { positionOf, takeFound } from '../database/lists/keyset-page.js';
import { type FoundRows, type ListPlace, SearchedList } from '../database/lists/searched-list.js';
import { requireShareableText } from '../care/shareable-text.js';
import { ViewCounter } from '../views/view-counter.js';
import { utcDay, viewerOf } from '../views/viewer.js';
import { ENV, type Env } from '../config/env.js';
import { SearchesService } from '../database/searches.service.js';
import { ViewAllowanceService } from '../limits/view-allowance.service.js';
import { presentQuestion, QUESTION_COLUMNS, type QuestionRow } from './question-row.js';

/** Each filter has its own index. */
const conditions: Record<QuestionFilter, string> = {
  all: 'true',
  waiting: 'answer IS NULL',
  answered: 'answer IS NOT NULL',
};

/** Questions: open to guests and members, for reading and asking. */
@Injectable()
export class QuestionsService implements BeforeApplicationShutdown {
  private readonly views: ViewCounter;
  private readonly questions = new SearchedList<QuestionRow>({
    table: 'questions',
    columns: QUESTION_COLUMNS,
    order: ['questions.created_at', 'questions.id'],
    searched: ['questions.title', 'questions.category'],
    index: 'questions',
  });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly searches: SearchesService,
    private readonly viewAllowance: ViewAllowanceService,
  ) {
    this.views = new ViewCounter(dataSource, {
      table: 'questions',
      views: 'question_views',
      key: 'question_id',
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.views.close();
  }

  async list({ filter, q, cursor, limit }: QuestionQuery, signal: AbortSignal): Promise<QuestionList> {
    const place = { limit, position: positionOf(cursor), where: conditions[filter] };
    const [found, counts] = await Promise.all([this.findPage(place, q, signal), this.count()]);
    const { page, nextCursor } = takeFound(found, limit);
    return { questions: page.map(presentQuestion), nextCursor, counts };
  }

  /** The newest questions, as the board's page shows them first. */
  firstPage(): Promise<QuestionList> {
    return this.list({ filter: 'all', limit: limits.page.default }, new AbortController().signal);
  }

  /** Finds a question without counting a view. */
  async find(id: string): Promise<Question | undefined> {
    const [row] = await this.dataSource.query<QuestionRow[]>(
      `SELECT ${QUESTION_COLUMNS} FROM questions WHERE id = $1`,
      [id],
    );
    return row && presentQuestion(row);
  }

  /** Reads a question and counts the view. The returned number includes views not yet written. */
  async read(id: string, request: FastifyRequest): Promise<Question> {
    const day = utcDay();
    const viewer = viewerOf(request, this.env.JWT_SECRET ?? '', day);
    const [found] = await this.dataSource.query<(QuestionRow & { seen: boolean })[]>(
      `SELECT ${QUESTION_COLUMNS},
         EXISTS (SELECT FROM question_views WHERE question_id = questions.id AND day = $2 AND viewer = $3) AS seen
       FROM questions WHERE id = $1`,
      [id, day, viewer],
    );
    if (!found) throw questionNotFound();
    const { seen, ...row } = found;
    const counts = !seen && this.viewAllowance.take(request, id);
    const unwritten = counts ? await this.views.count({ id, day, viewer }, request) : 0;
    return presentQuestion({ ...row, views: row.views + unwritten });
  }

  async ask({ title, category, content, author }: AskInput): Promise<Question> {
    requireShareableText(title, content, author);
    const rows = await this.dataSource.query<QuestionRow[]>(
      `INSERT INTO questions (title, category, content, author) VALUES ($1, $2, $3, $4) RETURNING ${QUESTION_COLUMNS}`,
      [title, category, content, author],
    );
    return presentQuestion(rows[0] as QuestionRow);
  }

  /** Writes or replaces the answer. Null deletes it and makes the question unanswered again. */
  async answer(id: string, answer: string | null): Promise<Question> {
    if (answer !== null) requireShareableText(answer);
    const [rows] = await this.dataSource.query<[QuestionRow[]]>(
      `UPDATE questions SET answer = $2::text, answer_date = CASE WHEN $2::text IS NULL THEN NULL ELSE now() END
       WHERE id = $1 RETURNING ${QUESTION_COLUMNS}`,
      [id, answer],
    );
    if (!rows[0]) throw questionNotFound();
    return presentQuestion(rows[0]);
  }

  private async findPage(
    place: ListPlace,
    q: string | undefined,
    signal: AbortSignal,
  ): Promise<FoundRows<QuestionRow>> {
    if (q) return this.searches.run((query) => this.questions.search(query, place, q), signal);
    const rows = await this.questions.list(
      (statement, values) => this.dataSource.query(statement, values),
      place,
    );
    return { rows };
  }

  private async count(): Promise<QuestionList['counts']> {
    const [counts] = await this.dataSource.query<[{ asked: number; answered: number }]>(
      'SELECT asked, answered FROM question_counts',
    );
    return { all: counts.asked, waiting: counts.asked - counts.answered, answered: counts.answered };
  }
}

function questionNotFound(): AppError {
  return new AppError(404, 'not_found', errorMessages.questionNotFound);
}
