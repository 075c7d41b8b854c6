import type { DataSource } from 'typeorm';
import type { SitemapEntry } from './sitemap-xml.js';

/** The protocol allows 50,000 URLs per file; fewer keep files small. */
const CHUNK_ROWS = 10_000;
const MAX_ROWS = 50_000;

/** The last row of a chunk. */
interface Boundary {
  created_at: Date | '-infinity';
  id: string;
}

const BEGINNING: Boundary = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

interface Source {
  table: 'posts' | 'questions';
  /** SQL expression for the time of a row's last change. */
  changed: string;
  url: (id: string) => string;
}

/**
 * Splits a growing table into numbered files, oldest rows first. The ends of full files are cached, so counting
 * continues from there; rows deleted later only make a file shorter.
 */
export class SitemapChunks {
  private readonly ends: Boundary[] = [];
  private finding?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly source: Source,
    private readonly rowsPerChunk = CHUNK_ROWS,
  ) {}

  /** Returns the last change of each file; the index is the number of the file. */
  async list(): Promise<Date[]> {
    await this.findEnds();
    const newest = await this.newestAfter(this.lastEnd());
    const full = this.ends.map(({ created_at }) => new Date(created_at));
    return newest ? [...full, newest] : full;
  }

  async entries(number: number): Promise<SitemapEntry[]> {
    if (number > this.ends.length) await this.findEnds();
    if (number > this.ends.length) return [];
    const after = this.ends[number - 1] ?? BEGINNING;
    const end = this.ends[number];
    const { table, changed, url } = this.source;
    const rows = await this.dataSource.query<{ id: string; changed_at: Date }[]>(
      `SELECT id, ${changed} AS changed_at FROM ${table}
       WHERE (created_at, id) > ($1, $2) ${end ? 'AND (created_at, id) <= ($3, $4)' : ''}
       ORDER BY created_at, id LIMIT ${MAX_ROWS}`,
      [after, ...(end ? [end] : [])].flatMap(({ created_at, id }) => [created_at, id]),
    );
    return rows.map((row) => ({ url: url(row.id), changedAt: row.changed_at }));
  }

  private lastEnd(): Boundary {
    return this.ends.at(-1) ?? BEGINNING;
  }

  private findEnds(): Promise<void> {
    this.finding ??= this.walkToLastEnd().finally(() => (this.finding = undefined));
    return this.finding;
  }

  private async walkToLastEnd(): Promise<void> {
    for (let end = await this.nextEnd(); end; end = await this.nextEnd()) this.ends.push(end);
  }

  private async nextEnd(): Promise<Boundary | undefined> {
    const { created_at, id } = this.lastEnd();
    const [end] = await this.dataSource.query<Boundary[]>(
      `SELECT created_at, id FROM ${this.source.table} WHERE (created_at, id) > ($1, $2)
       ORDER BY created_at, id OFFSET ${this.rowsPerChunk - 1} LIMIT 1`,
      [created_at, id],
    );
    return end;
  }

  private async newestAfter({ created_at, id }: Boundary): Promise<Date | undefined> {
    const [newest] = await this.dataSource.query<{ created_at: Date }[]>(
      `SELECT created_at FROM ${this.source.table} WHERE (created_at, id) > ($1, $2)
       ORDER BY created_at DESC, id DESC LIMIT 1`,
      [created_at, id],
    );
    return newest?.created_at;
  }
}
