import { isAnimate } from '../understanding/animate.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { speaksOfTheLiving } from './alive.js';
import { claimsOf, type Claim } from './claims.js';
import { countDoubts } from './doubts.js';
import { DreamWords, type DreamWord } from './dream-words.js';
import { quotesOtherwise } from './quotes.js';
import { wholeOf, type Telling, type Untruth } from './telling.js';
import { keyOf, wordsOf, type Vocabulary, type Word } from './vocabulary.js';

/** A dream of fewer telling words is too little to hold a telling against. */
const FEWEST_WORDS = 3;
/** A telling of this dream takes so large a part of its telling words from it, or names so large a part of the dream. */
const BORNE = 0.1;
const NAMED = 0.34;
const ENOUGH_DOUBTS = 2;

/** Holds what is told of a dream against what the dream tells. */
export class Witness {
  private readonly words: DreamWords;

  /** `names` are other words for what the dream names. */
  constructor(
    private readonly dream: Understanding,
    private readonly vocabulary: Vocabulary,
    names: readonly string[],
  ) {
    this.words = new DreamWords(dream, vocabulary, names);
  }

  /** How a telling is untrue, or undefined: also where the dream is too short to say. */
  untruthIn(telling: Telling): Untruth | undefined {
    if (this.words.size < FEWEST_WORDS) return undefined;
    const shares = this.sharesOf(telling);
    if (shares.borne < BORNE && shares.named < NAMED) return 'another dream';
    const { summary, traditional, psychological, questions } = telling;
    const spoken = [summary, psychological, ...questions];
    for (const claim of [...spoken, traditional].flatMap(claimsOf)) {
      const untruth = this.untruthOf(claim);
      if (untruth) return untruth;
    }
    if (this.dream.deceased.size > 0 && [...spoken, traditional].some(speaksOfTheLiving)) return 'not dead';
    const isKnown = (word: Word) => this.words.bearing(word).length > 0;
    if (quotesOtherwise(wholeOf(telling), this.dream.text, isKnown)) return 'not said';
    const held = { ...shares, words: this.words, vocabulary: this.vocabulary };
    const doubts = countDoubts(telling, { ...held, nouns: this.dream.nouns });
    return doubts >= ENOUGH_DOUBTS ? 'much that is not there' : undefined;
  }

  /** Which part of a telling the dream bears out, which part of the dream it names, and how much of the end. */
  private sharesOf(telling: Telling): { borne: number; named: number; end: number } {
    const told = new Set<string>();
    const borne = new Set<string>();
    for (const word of wordsOf(wholeOf(telling))) {
      if (!this.vocabulary.isTelling(word)) continue;
      told.add(keyOf(word));
      for (const one of this.words.bearing(word)) borne.add(keyOf(one));
    }
    return {
      borne: borne.size / Math.max(1, told.size),
      named: borne.size / this.words.size,
      end: [...borne].filter((key) => this.words.ofTheEnd.has(key)).length,
    };
  }

  private untruthOf(claim: Claim): Untruth | undefined {
    const told = this.words.deedsOf(claim.stem);
    if (told.length === 0) return undefined;
    if (/꿈(?:속|에)/u.test(claim.sentence) && told.every(({ isWaking }) => isWaking)) return 'not dreamt';
    const done = told.filter(({ event }) => event?.status !== 'not' && event?.status !== 'said');
    const isUndone = told.some(({ event }) => event?.status === 'not');
    if (done.length === 0) return isUndone && !claim.isDenied ? 'not done' : undefined;
    return done.every((word) => isOfAnother(word, claim)) ? 'another doer' : undefined;
  }
}

const ACTS = new Set(['subject', 'topic', 'also']);

/** Whether somebody did it whom the telling passes over. */
function isOfAnother({ event, actor }: DreamWord, { sentence, before }: Claim): boolean {
  const others = event ? event.doers.filter(({ role }) => ACTS.has(role)) : actor ? [actor] : [];
  if (!others.some(isSomebody) || others.some(({ classes }) => classes.includes('self'))) return false;
  const named = others.map(namedAsActor);
  return !named.some((words) => words.test(sentence) || words.test(before));
}

const PRONOUN = /^(?:걔|쟤|얘|그녀|그분|그놈|누군가)$/u;
const isSomebody = (noun: Noun): boolean => isAnimate(noun) || PRONOUN.test(noun.word);

const namedAsActor = ({ word }: Noun): RegExp =>
  new RegExp(`${word}(?:이|가|은|는|도|의|께서|님|들|네)`, 'u');
