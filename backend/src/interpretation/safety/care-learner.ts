const BITS = 17;
const SYLLABLES = { shortest: 2, longest: 3 };
const JAMO = { shortest: 3, longest: 6 };
const ROUNDS = 25;
const STEP = 0.3;
const OTHER_SIGNS = /[^가-힣ㄱ-ㅣa-z0-9?]+/g;

/** One or two sentences that are read together. */
export type Passage = readonly string[];

interface Lesson {
  places: Int32Array;
  wanted: 0 | 1;
}

const lastSeen = new Uint32Array(1 << BITS);
let seenIn = 0;

/** Where the pieces of a sentence stand in the table of weights, each once. */
function piecesOf(sentence: string): number[] {
  const clean = ` ${sentence.toLowerCase().replace(OTHER_SIGNS, ' ').trim()} `;
  const places: number[] = [];
  seenIn += 1;
  addPieces(places, clean, SYLLABLES, 0x811c9dc5);
  addPieces(places, clean.normalize('NFD'), JAMO, 0x9747b28c);
  return places;
}

type Lengths = Readonly<Record<'shortest' | 'longest', number>>;

function addPieces(places: number[], text: string, { shortest, longest }: Lengths, seed: number): void {
  for (let start = 0; start < text.length; start += 1) {
    let hash = seed;
    const end = Math.min(text.length, start + longest);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      const place = hash >>> (32 - BITS);
      if (at - start + 1 < shortest || lastSeen[place] === seenIn) continue;
      lastSeen[place] = seenIn;
      places.push(place);
    }
  }
}

/**
 * Tells two kinds of short texts apart by the pieces of syllables and jamo that they are written with: logistic regression, learnt
 * from examples when the service starts. The same examples always make the same judge.
 */
export class CareLearner {
  private readonly weights = new Float64Array(1 << BITS);
  private bias = 0;

  constructor(yes: readonly Passage[], no: readonly Passage[]) {
    const lessons = [...yes.map((passage) => lesson(passage, 1)), ...no.map((passage) => lesson(passage, 0))];
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
    for (let at = 0; at < places.length; at += 1) sum += this.weights[places[at] ?? 0] ?? 0;
    return sum;
  }

  private learn(places: Int32Array, wanted: number, step: number): void {
    const error = wanted - 1 / (1 + Math.exp(-this.lean(this.sumOf(places), places.length)));
    const change = (step * error) / Math.sqrt(Math.max(1, places.length));
    this.bias += step * error * 0.1;
    for (const place of places) this.weights[place] = (this.weights[place] ?? 0) + change;
  }
}

function lesson(passage: Passage, wanted: 0 | 1): Lesson {
  return { places: Int32Array.from(passage.flatMap(piecesOf)), wanted };
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
