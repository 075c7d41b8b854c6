import type { Signs, WitnessWeights } from '../schema/signs.js';
import { isAnimate } from '../understanding/animate.js';
import type { DreamEvent } from '../understanding/events.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { speaksOfTheLiving } from './alive.js';
import { claimsOf, deedsToldIn, type Claim } from './claims.js';
import { DreamWords, type DreamWord } from './dream-words.js';
import { leaningOf } from './leaning.js';
import { isInvented, quotesOtherwise } from './quotes.js';
import { signsOf } from './signs.js';
import { wholeOf, type Telling, type Untruth } from './telling.js';
import { wordsOf, type Vocabulary, type Word } from './vocabulary.js';

/** A dream of fewer telling words is too little to hold a telling against. */
const FEWEST_WORDS = 3;

/** Holds what is told of a dream against what the dream tells. */
export class Witness {
  private readonly words: DreamWords;

  /** `names` are other words for what the dream names. */
  constructor(
    private readonly dream: Understanding,
    private readonly vocabulary: Vocabulary,
    names: readonly string[],
    private readonly weights: WitnessWeights,
  ) {
    this.words = new DreamWords(dream, vocabulary, names);
  }

  /** How a telling is untrue, or undefined: also where the dream is too short to say. */
  untruthIn(telling: Telling): Untruth | undefined {
    if (this.words.size < FEWEST_WORDS) return undefined;
    const { headline, summary, psychological, questions, quotes } = telling;
    const spoken = [headline ?? '', summary, psychological, ...questions];
    const claims = [summary, psychological, ...questions].flatMap(claimsOf);
    for (const claim of [...deedsToldIn(headline ?? ''), ...claims]) {
      const untruth = this.untruthOf(claim);
      if (untruth) return untruth;
    }
    if (spoken.some((text) => this.dreamsWaking(text))) return 'not dreamt';
    if (this.dream.deceased.size > 0 && spoken.some(speaksOfTheLiving)) return 'not dead';
    const isKnown = (word: Word) => this.words.bearing(word).length > 0;
    const { text } = this.dream;
    const invented = quotes.filter((quote) => isInvented(quote, text, isKnown));
    // One false quote is a slip, and is not shown.
    const areInvented = invented.length > 1 && invented.length === quotes.length;
    if (areInvented || quotesOtherwise(wholeOf(telling), text, isKnown)) return 'not said';
    const signs = this.signsIn(telling);
    if (leaningOf(signs, this.weights) < this.weights.bound) return undefined;
    return signs.fewNamed ? 'another dream' : 'much that is not there';
  }

  signsIn(telling: Telling): Signs {
    const { words, vocabulary } = this;
    return signsOf(telling, { words, vocabulary, nouns: this.dream.nouns });
  }

  /** 꿈속에서 교통사고를 당하고도: told as dreamt what only waking life has. */
  private dreamsWaking(text: string): boolean {
    return [...text.matchAll(IN_DREAM)].some(([, what = '']) =>
      wordsOf(what).some((word) => {
        const borne = this.vocabulary.isTelling(word) ? this.words.bearing(word) : [];
        return borne.length > 0 && borne.every(({ isWaking }) => isWaking);
      }),
    );
  }

  private untruthOf(claim: Claim): Untruth | undefined {
    const told = this.words.deedsOf(claim.stem);
    if (told.length === 0) return undefined;
    if (/꿈(?:속|에)/u.test(claim.sentence) && told.every(({ isWaking }) => isWaking)) return 'not dreamt';
    const done = told.filter(({ event }) => event?.status !== 'not' && event?.status !== 'said');
    const isUndone = told.some(({ event }) => event?.status === 'not');
    if (done.length === 0) return isUndone && !claim.isDenied ? 'not done' : undefined;
    return claim.isOfTheDreamer && done.every((word) => isOfAnother(word, claim))
      ? 'another doer'
      : undefined;
  }
}

/** What is said right after to have been in the dream. */
const IN_DREAM = /꿈(?:속)?에서(?:도|는)?\s((?:[가-힣]+\s?){1,3})/gu;

const ACTS = new Set(['subject', 'topic', 'also']);

/** Whether somebody did it whom the telling passes over. */
function isOfAnother({ event, actor }: DreamWord, { sentence, before }: Claim): boolean {
  const others = event ? doersOf(event) : actor ? [actor] : [];
  if (!others.some(isSomebody) || others.some(({ classes }) => classes.includes('self'))) return false;
  const named = others.map(namedAsActor);
  return !named.some((words) => words.test(sentence) || words.test(before));
}

function doersOf({ doers, implied }: DreamEvent): Noun[] {
  const acting = ({ role }: Noun) => ACTS.has(role);
  const said = doers.filter(acting);
  return said.length > 0 || implied.self ? said : implied.nouns.filter(acting);
}

const PRONOUN = /^(?:걔|쟤|얘|그녀|그분|그놈|누군가)$/u;
const isSomebody = (noun: Noun): boolean => isAnimate(noun) || PRONOUN.test(noun.word);

/** 언니가 탄, 밀어내신 아버지. */
const namedAsActor = ({ word }: Noun): RegExp =>
  new RegExp(`${word}(?:이|가|은|는|도|의|께서|님|들|네)|신 (?:[가-힣]+ )?${word}`, 'u');
