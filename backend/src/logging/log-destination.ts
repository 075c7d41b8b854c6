import fs from 'node:fs';

/** Memory limit for lines that wait for a slow or full destination. */
const LONGEST_BACKLOG_BYTES = 1_048_576;
const RETRY_MS = 1_000;
/** Errors of a pipe that is full for the moment, not of a broken destination. */
const BUSY = new Set(['EAGAIN', 'EINTR']);
const BUSY_RETRY_MS = 50;

type Written = (error: NodeJS.ErrnoException | null, bytes: number) => void;
type Write = (chunk: Buffer, done: Written) => void;

/**
 * The destination of log lines. It never blocks and never fails: lines that cannot be written (a full disk, a stopped
 * reader) are dropped and counted, and their number is logged before the next line that can be written.
 */
export class LogDestination {
  private lines: string[] = [];
  private waitingBytes = 0;
  private inFlight = false;
  private brokenUntil = 0;
  private unreported = 0;
  private startsMidLine = false;
  private total = 0;

  constructor(
    private readonly writeChunk: Write,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get dropped(): number {
    return this.total;
  }

  write(line: string): void {
    if (this.waitingBytes + line.length > LONGEST_BACKLOG_BYTES || this.now() < this.brokenUntil) {
      return this.drop(1);
    }
    this.lines.push(line);
    this.waitingBytes += line.length;
    this.flush();
  }

  /** Returns what has not been written yet, for a process that is about to exit. */
  takeRest(): Buffer {
    return this.takeChunk().chunk;
  }

  private flush(): void {
    if (this.inFlight || this.lines.length === 0) return;
    this.inFlight = true;
    const { chunk, count } = this.takeChunk();
    this.send(chunk, count, this.unreported);
  }

  private takeChunk(): { chunk: Buffer; count: number } {
    const count = this.lines.length;
    const opening = this.startsMidLine ? '\n' : '';
    const chunk = Buffer.from(opening + this.missingLines() + this.lines.join(''));
    this.lines = [];
    this.waitingBytes = 0;
    return { chunk, count };
  }

  private missingLines(): string {
    if (this.unreported === 0) return '';
    const report = {
      level: 40,
      time: Date.now(),
      dropped: this.unreported,
      msg: 'log lines were dropped because they could not be written',
    };
    return `${JSON.stringify(report)}\n`;
  }

  private send(chunk: Buffer, count: number, reported: number): void {
    this.writeChunk(chunk, (error, bytes) => {
      if (error && BUSY.has(error.code ?? '')) {
        setTimeout(() => this.send(chunk, count, reported), BUSY_RETRY_MS).unref();
        return;
      }
      if (error) return this.giveUp(count);
      if (bytes < chunk.length) {
        this.startsMidLine = true;
        return this.send(chunk.subarray(bytes), count, reported);
      }
      this.startsMidLine = false;
      this.unreported -= reported;
      this.inFlight = false;
      this.flush();
    });
  }

  /** Drops the lines being written and those queued behind them, which would fail too. */
  private giveUp(count: number): void {
    this.inFlight = false;
    this.brokenUntil = this.now() + RETRY_MS;
    this.drop(count + this.lines.length);
    this.lines = [];
    this.waitingBytes = 0;
  }

  private drop(count: number): void {
    this.unreported += count;
    this.total += count;
  }
}

const STANDARD_OUTPUT = 1;

/** The log destination of this process: standard output. */
export const processLog = new LogDestination((chunk, done) => {
  fs.write(STANDARD_OUTPUT, chunk, 0, chunk.length, null, done);
});

process.on('exit', () => {
  const rest = processLog.takeRest();
  try {
    if (rest.length > 0) fs.writeSync(STANDARD_OUTPUT, rest);
  } catch {
    // The process is exiting, so the error cannot be reported.
  }
});
