import type { Signs } from '../schema/signs.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { beingsIn, isSameBeing, peopleIn } from './absent-beings.js';
import { treatsAsLiving } from './alive.js';
import { isCalm, tellsOvercome } from './calm-dreamer.js';
import { claimedDoersOf, YOURSELF } from './claimed-doers.js';
import {
  claimedIn,
  claimedInHeadline,
  deniedIn,
  deniedSceneIn,
  type Claimed,
  type Narrated,
} from './claimed-events.js';
import { DreamWords } from './dream-words.js';
import { scoreOf } from './leaning.js';
import { OutcomesOfDream } from './outcomes.js';
import { isInvented, hasInventedQuote } from './quotes.js';
import { answersQuestion, signsOf } from './signs.js';
import { fullTextOf, type Telling, type Untruth } from './telling.js';
import type { VerifierContext } from './verifier-context.js';
import { wordsOf, type Word } from './vocabulary.js';

/** Minimum number of distinctive words in a dream for a reading to be checked. */
const FEWEST_WORDS = 3;

/** Checks a reading against the parsed dream. */
export class ReadingVerifier {
  private readonly words: DreamWords;
  private readonly outcomes: OutcomesOfDream;
  /** The nouns of the whole text, parsed when they are first needed. */
  private nouns?: readonly Noun[];

  /** `names`: synonyms of things that the dream names. */
  constructor(
    private readonly dream: Understanding,
    names: readonly string[],
    private readonly context: VerifierContext,
  ) {
    this.words = new DreamWords(dream, context.vocabulary, names);
    this.outcomes = new OutcomesOfDream(dream, context.outcomes, context.felt);
  }

  /** Returns why the reading does not match; undefined if it does, or if the dream is too short to check. */
  untruthIn(telling: Telling): Untruth | undefined {
    if (this.words.size < FEWEST_WORDS) return undefined;
    const { headline, summary, psychological, questions, quotes } = telling;
    const spoken = [headline ?? '', summary, psychological, ...questions];
    const misreported = this.misreportedIn(telling);
    if (misreported) return misreported;
    if (spoken.some((text) => this.presentsWakingAsDreamt(text))) return 'not dreamt';
    if (!asks(this.dream) && answersQuestion(summary)) return 'not asked';
    if (namesDead(this.dream) && spoken.some(treatsAsLiving)) return 'not dead';
    const isInDream = (word: Word) => this.words.matching(word).length > 0;
    const { text } = this.dream;
    const invented = quotes.filter((quote) => isInvented(quote, text, isInDream));
    // A single false quote is a slip and is not shown.
    const areInvented = invented.length > 1 && invented.length === quotes.length;
    if (areInvented || hasInventedQuote(fullTextOf(telling), text, isInDream)) return 'not said';
    const signs = this.signsIn(telling);
    if (scoreOf(signs, this.context.weights) < this.context.weights.bound) return undefined;
    return signs.fewNamed ? 'another dream' : 'much that is not there';
  }

  signsIn(telling: Telling): Signs {
    const { words, dream, context } = this;
    return signsOf(telling, { words, vocabulary: context.vocabulary, nouns: dream.nouns });
  }

  /** Compares what the texts tell as done with the events and beings of the dream. */
  private misreportedIn({ headline, summary, traditional, psychological }: Telling): Untruth | undefined {
    const { outcomes, context } = this;
    const narrated = (text: string): Narrated => ({ text, ...context.narrate(text) });
    const head = narrated(headline ?? '');
    const told = narrated(summary);
    const inHeadline = claimedInHeadline(head);
    const inSummary = claimedIn(told);
    if (inHeadline.some(outcomes.isDenied) || outcomes.tellsUndone(summary)) return 'not done';
    // The traditional part tells of other dreams too, unless it addresses the dreamer.
    const ofYou = ADDRESSES.test(traditional) ? claimedIn(narrated(traditional)).filter(isOfYou) : [];
    const inside = narrated(psychological);
    const claimed = [...inHeadline, ...inSummary, ...ofYou, ...claimedIn(inside)];
    if (claimed.some(outcomes.isUndone)) return 'not done';
    if (inSummary.some(outcomes.isUntold)) return 'not done';
    if ([...deniedIn(told), ...deniedSceneIn(inside)].some(outcomes.isDoneAfterAll)) return 'not so';
    if (claimed.some(outcomes.isByAnother) || inSummary.some(outcomes.isOfDreamer)) return 'another doer';
    if (isCalm(this.dream) && [head, told].some(tellsOvercome)) return 'another doer';
    const beings = [...beingsIn(inSummary), ...[head, told].flatMap(peopleIn)];
    return beings.some((being) => !this.isNamed(being)) ? 'not there' : undefined;
  }

  private isNamed(being: Noun): boolean {
    if (this.dream.text.includes(being.word)) return true;
    if (wordsOf(being.word).some((word) => this.words.matching(word).length > 0)) return true;
    // The whole text is parsed: a person of whom only a waking fact tells is named too.
    this.nouns ??= this.context.narrate(this.dream.text).nouns;
    return this.nouns.some((noun) => isSameBeing(noun, being));
  }

  /** 꿈속에서 교통사고를 당하고도: a fact that is only in waking life, presented as dreamt. */
  private presentsWakingAsDreamt(text: string): boolean {
    return [...text.matchAll(IN_DREAM)].some(([, what = '']) =>
      wordsOf(what).some((word) => {
        const matches = this.context.vocabulary.isDistinctive(word) ? this.words.matching(word) : [];
        return matches.length > 0 && matches.every(({ isWaking }) => isWaking);
      }),
    );
  }
}

const ADDRESSES = /당신|[셨신]/u;
const isOfYou = (claimed: Claimed): boolean => claimedDoersOf(claimed).includes(YOURSELF);

/** The dream may ask something that is no question of a known form. */
const ASKS = /[?？]|까[요예]|려나|나요|가요|궁금|알고 ?싶|모르겠|[느으이었]냐고|묻|물어/u;
/** 밥은 먹었냐고 물어보셨어요: somebody asks in the dream. */
const ASKING = new Set(['묻다', '물어보다', '여쭙다', '궁금하다']);

/** Tests whether the dreamer may have asked something, or somebody in the dream did. */
const asks = ({ parts, text, events }: Understanding): boolean =>
  parts.questions.length > 0 ||
  ASKS.test(text) ||
  events.some(({ lemmas }) => lemmas.some((lemma) => ASKING.has(lemma)));

const namesDead = ({ deceased, parts }: Understanding): boolean =>
  deceased.size > 0 || parts.facts.some(({ fact }) => fact === 'pet-died' || fact === 'bereaved');

/** The words after “in the dream”. */
const IN_DREAM = /꿈(?:(?:속)?에서(?:도|는)?|속)\s((?:[가-힣]+\s?){1,3})/gu;
