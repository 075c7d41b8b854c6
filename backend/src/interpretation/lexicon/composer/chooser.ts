import { fill, slotsOf, type Words } from './phrases.js';

/** Chooses by the dream alone: the same dream gets the same words, another dream very likely others. */
export class Chooser {
  private state: number;
  private readonly used = new Set<string>();

  constructor(seed: string) {
    this.state = hashOf(seed);
  }

  /** One of the frames whose words are all at hand, none twice in one reading, filled in; else one of the fallbacks. */
  write(frames: readonly string[], words: Words, fallbacks: readonly string[] = []): string {
    const possible = this.possible(frames, words);
    const frame = this.pick(possible.length > 0 ? possible : this.possible(fallbacks, words));
    if (frame === undefined) throw new Error(`no frame fits the words ${Object.keys(words).join(', ')}`);
    this.used.add(frame);
    return fill(frame, words);
  }

  /** The same, or nothing where no frame fits. */
  maybe(frames: readonly string[], words: Words): string[] {
    return this.possible(frames, words).length > 0 ? [this.write(frames, words)] : [];
  }

  pick(choices: readonly string[]): string | undefined {
    const fresh = choices.filter((choice) => !this.used.has(choice));
    const from = fresh.length > 0 ? fresh : choices;
    return from[this.next() % from.length];
  }

  private possible(frames: readonly string[], words: Words): string[] {
    return frames.filter((frame) => slotsOf(frame).every((slot) => words[slot] !== undefined));
  }

  private next(): number {
    this.state = Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) >>> 0;
    this.state = Math.imul(this.state ^ (this.state >>> 12), 0x297a2d39) >>> 0;
    this.state = (this.state ^ (this.state >>> 15)) >>> 0;
    return this.state;
  }
}

/** FNV-1a over UTF-16 units; never zero, which would stay zero. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash || 1;
}
