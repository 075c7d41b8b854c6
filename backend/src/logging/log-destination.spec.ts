import { LogDestination } from './log-destination.js';

type Outcome = { error?: string; bytes?: number };

/** A disk whose free space and write completions the test controls. */
class ScriptedDisk {
  content = '';
  full = false;
  room = Infinity;
  clock = 0;
  private pending: (() => void)[] = [];

  readonly destination = new LogDestination(
    (chunk, done) => {
      this.pending.push(() => {
        const { error, bytes = chunk.length } = this.outcomeOf(chunk.length);
        if (error) return done(Object.assign(new Error(error), { code: error }), 0);
        this.content += chunk.subarray(0, bytes).toString();
        this.room -= bytes;
        done(null, bytes);
      });
    },
    () => this.clock,
  );

  /** Completes all pending writes and those they trigger. */
  settle(): void {
    for (let next = this.pending.shift(); next; next = this.pending.shift()) next();
  }

  get lines(): string[] {
    return this.content.split('\n').filter(Boolean);
  }

  private outcomeOf(length: number): Outcome {
    if (this.full || this.room <= 0) return { error: 'ENOSPC' };
    return { bytes: Math.min(length, this.room) };
  }
}

describe('LogDestination', () => {
  let disk: ScriptedDisk;
  const log = (line: string) => disk.destination.write(`${line}\n`);

  beforeEach(() => {
    disk = new ScriptedDisk();
  });

  it('writes lines in order and joins those logged during a write into one chunk', () => {
    ['one', 'two', 'three'].forEach(log);
    disk.settle();
    expect(disk.lines).toEqual(['one', 'two', 'three']);
    expect(disk.destination.dropped).toBe(0);
  });

  it('drops and counts lines while the disk is full, then logs their number and continues', () => {
    disk.full = true;
    log('lost while writing');
    disk.settle();
    log('lost at once');
    disk.settle();
    disk.full = false;
    disk.clock += 1_001;
    log('written again');
    disk.settle();
    expect(JSON.parse(disk.lines[0] ?? '')).toMatchObject({ level: 40, dropped: 2 });
    expect(disk.lines[1]).toBe('written again');
    log('and again');
    disk.settle();
    expect(disk.lines).toHaveLength(3);
    expect(disk.destination.dropped).toBe(2);
  });

  it('starts a new line after one that was cut off by a full disk', () => {
    disk.room = 3;
    log('cut off here');
    disk.settle();
    disk.room = Infinity;
    disk.clock += 1_001;
    log('whole');
    disk.settle();
    expect(disk.lines[0]).toBe('cut');
    expect(disk.lines.at(-1)).toBe('whole');
    expect(disk.destination.dropped).toBe(1);
  });

  it('keeps a bounded backlog when the reader has stopped', () => {
    const line = 'x'.repeat(1_000);
    for (let count = 0; count < 3_000; count += 1) log(line);
    expect(disk.destination.dropped).toBeGreaterThan(1_900);
    expect(disk.destination.takeRest().length).toBeLessThan(1_100_000);
  });
});
