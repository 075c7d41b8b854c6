const BITS = 17;
const SHORTEST = 2;
const LONGEST = 3;
const ROUNDS = 25;
const STEP = 3;
/** What a piece counts at the least that both kinds have equally often. */
const LEAST_SPREAD = 0.3;
const OTHER_SIGNS = /[^가-힣ㄱ-ㅣa-z0-9?]+/g;

/** One or two sentences that are read together. */
export type Passage = readonly string[];

interface Lesson {
  places: Int32Array;
  wanted: 0 | 1;
}

const lastSeen = new Uint32Array(1 << BITS);
let seenIn = 0;

/** Where the pieces of a sentence, two or three signs each, stand in the table of weights, each once. */
function piecesOf(sentence: string): number[] {
  const clean = ` ${sentence.toLowerCase().replace(OTHER_SIGNS, ' ').trim()} `;
  const places: number[] = [];
  seenIn += 1;
  for (let start = 0; start < clean.length; start += 1) {
    let hash = 0x811c9dc5;
    const end = Math.min(clean.length, start + LONGEST);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ clean.charCodeAt(at), 0x01000193);
      const place = hash >>> (32 - BITS);
      if (at - start + 1 < SHORTEST || lastSeen[place] === seenIn) continue;
      lastSeen[place] = seenIn;
      places.push(place);
    }
  }
  return places;
}

/**
 * Tells two kinds of short texts apart by the pieces that they are written with: logistic regression, learnt
 * from examples when the service starts. The same examples always make the same judge.
 */
export class CareLearner {
  private readonly weights = new Float64Array(1 << BITS);
  private readonly spread: Float64Array;
  private bias = 0;

  constructor(yes: readonly Passage[], no: readonly Passage[]) {
    const lessons = [...yes.map((passage) => lesson(passage, 1)), ...no.map((passage) => lesson(passage, 0))];
    this.spread = spreadOf(lessons);
    for (let round = 0; round < ROUNDS; round += 1) {
      shuffle(lessons, round + 1);
      const step = STEP / (1 + round * 0.1);
      for (const { places, wanted } of lessons) this.learn(places, wanted, step);
    }
  }

  /** How far the text leans to `yes` where it leans most, each sentence read with the one before it; zero is even. */
  mostLeaning(sentences: readonly string[]): number {
    let most = -Infinity;
    let before = { sum: 0, pieces: 0 };
    for (const sentence of sentences) {
      const places = piecesOf(sentence);
      const own = { sum: this.sumOf(places), pieces: places.length };
      const isAlone = before.pieces === 0 && sentences.length > 1;
      if (!isAlone) most = Math.max(most, this.lean(before.sum + own.sum, before.pieces + own.pieces));
      before = own;
    }
    return most;
  }

  private lean(sum: number, pieces: number): number {
    return this.bias + sum / Math.sqrt(Math.max(1, pieces));
  }

  private sumOf(places: ArrayLike<number>): number {
    let sum = 0;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      sum += (this.weights[place] ?? 0) * (this.spread[place] ?? 0);
    }
    return sum;
  }

  private learn(places: Int32Array, wanted: number, step: number): void {
    const error = wanted - 1 / (1 + Math.exp(-this.lean(this.sumOf(places), places.length)));
    const change = (step * error) / Math.sqrt(Math.max(1, places.length));
    this.bias += step * error * 0.1;
    for (const place of places) {
      this.weights[place] = (this.weights[place] ?? 0) + change * (this.spread[place] ?? 0);
    }
  }
}

function lesson(passage: Passage, wanted: 0 | 1): Lesson {
  return { places: Int32Array.from(passage.flatMap(piecesOf)), wanted };
}

/**
 * How unevenly each piece is spread over the two kinds: a piece that one of them hardly has teaches more. From Wang and Manning,
 * Baselines and Bigrams (2012).
 */
function spreadOf(lessons: readonly Lesson[]): Float64Array {
  const seen = { yes: new Float64Array(1 << BITS).fill(1), no: new Float64Array(1 << BITS).fill(1) };
  const all = { yes: 2, no: 2 };
  for (const { places, wanted } of lessons) {
    const kind = wanted ? 'yes' : 'no';
    all[kind] += 1;
    for (const place of places) seen[kind][place] = (seen[kind][place] ?? 0) + 1;
  }
  return seen.yes.map((yes, place) => {
    const ratio = yes / all.yes / ((seen.no[place] ?? 1) / all.no);
    return LEAST_SPREAD + Math.abs(Math.log(ratio));
  });
}

/** The same order for the same seed, on every machine. */
function shuffle(lessons: Lesson[], seed: number): void {
  let state = seed;
  for (let last = lessons.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = (state >>> 8) % (last + 1);
    const [one, two] = [lessons[last], lessons[other]];
    if (one && two) [lessons[last], lessons[other]] = [two, one];
  }
}
