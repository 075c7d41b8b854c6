import { spokenSentencesOf, correctTypos } from '@kkumpuri/korean';
import { isAnimate } from './animate.js';
import { beginsWithAppearance, lastPerson } from './appearance.js';
import { isOnlyNamed } from './only-named.js';
import type { ReaderKnowledge } from '../knowledge/knowledge.js';
import type { FeelingName } from '../schema/condition.js';
import { DeceasedFinder } from './deceased.js';
import type { Carried } from './carried.js';
import { isDreamtByOther } from './dreamer.js';
import { eventsOf, type DreamEvent } from './events.js';
import { feelingsOf, type Feeling } from './feelings.js';
import { withFormerPartner } from './former-partner.js';
import { buildLexicon, type Lexicon } from './lexicon.js';
import { Phrases } from './phrases.js';
import { PartFinder, type Parts } from './parts.js';
import type { Noun } from './nouns.js';
import { Spacer } from './spacing.js';
import { WordReader } from './words.js';

/** Who and what a text names, and what happens in it. */
export interface Narration {
  nouns: Noun[];
  events: DreamEvent[];
  /** Words without a known noun or verb. */
  unknownWords: string[];
}

/** The parsed dream. Each part can be printed and tested by itself. */
export interface Understanding extends Narration {
  typed: string;
  /** As typed, with the spaces that were left out; all offsets refer to it. */
  text: string;
  parts: Parts;
  feelings: Feeling[];
  isDreamtByOther: boolean;
  /** Words for people who have died. */
  deceased: ReadonlySet<string>;
  phrases: Phrases;
}

export class Reader {
  readonly lexicon: Lexicon;
  private readonly spacer: Spacer;
  private readonly parts: PartFinder;
  private readonly words: WordReader;
  private readonly deceased: DeceasedFinder;
  private readonly denies: ReadonlyMap<FeelingName, FeelingName>;
  private last?: { raw: string; understood: Understanding };

  constructor(knowledge: ReaderKnowledge) {
    this.lexicon = buildLexicon(knowledge);
    this.spacer = new Spacer(knowledge.spacing);
    this.parts = new PartFinder(knowledge);
    this.words = new WordReader(this.lexicon, knowledge.ambiguous);
    this.deceased = new DeceasedFinder(knowledge.dead, [
      ...new Set([
        ...(knowledge.classes.kin ?? []),
        ...(knowledge.classes.friend ?? []),
        ...(knowledge.classes.teacher ?? []),
        ...(knowledge.classes.pet ?? []),
      ]),
    ]);
    this.denies = new Map(
      Object.entries(knowledge.feelings).flatMap(([feeling, { denies }]) =>
        denies ? [[feeling as FeelingName, denies] as const] : [],
      ),
    );
  }

  /** Remembers the last dream: callers ask for its symbols and then for its reading. */
  understand(raw: string): Understanding {
    if (this.last?.raw !== raw) this.last = { raw, understood: this.parse(raw) };
    return this.last.understood;
  }

  private parse(raw: string): Understanding {
    const typed = raw.normalize('NFC');
    const text = this.spacer.space(typed);
    const corrected = correctTypos(text);
    const parts = this.parts.find(corrected);
    const appearing = this.appearingPerson(parts.dream, corrected);
    const narrated = this.narrationOf(parts.dream, corrected, appearing);
    const { events, unknownWords } = narrated;
    const nouns = [...appearing, ...narrated.nouns];
    return {
      typed,
      text,
      parts,
      nouns: withoutAbsent(nouns, events).filter(({ end }) => !LIKENED.test(corrected.slice(end, end + 3))),
      unknownWords,
      events,
      feelings: feelingsOf(
        events.filter(({ start }) => !isAnimalCall(corrected, start)),
        nouns,
        this.lexicon,
        this.denies,
      ),
      isDreamtByOther: isDreamtByOther(corrected),
      deceased: this.deceased.find(corrected),
      phrases: new Phrases(parts.withContext),
    };
  }

  /** Returns the person who appears at the beginning of the dream, if only the words before it say who. */
  private appearingPerson(dream: string, text: string): Noun[] {
    if (!beginsWithAppearance(dream)) return [];
    const before = text.slice(0, dream.search(/\S/u));
    return [lastPerson(this.narrationOf(before, text).nouns) ?? []].flat();
  }

  /** Parses what a text tells; `context` is the text around it, and `doers` whoever acts at first if nobody is named. */
  narrationOf(text: string, context = text, doers: Noun[] = []): Narration {
    const carried: Carried = { nouns: doers, met: [], objects: [], doerMayChange: doers.length === 0 };
    const nouns: Noun[] = [];
    const events: DreamEvent[] = [];
    const unknownWords: string[] = [];
    for (const { text: sentence, start } of spokenSentencesOf(text)) {
      const words = this.words.read(sentence).map((word) => ({
        ...word,
        nouns: withFormerPartner(word.nouns, context)
          .filter((noun) => !isAnimate(noun) || !isOnlyNamed(sentence, noun.end))
          .map((noun) => ({ ...noun, start: noun.start + start, end: noun.end + start })),
      }));
      unknownWords.push(
        ...words.filter((word) => word.nouns.length === 0 && !word.verb).map((word) => word.text),
      );
      nouns.push(...words.flatMap((word) => word.nouns));
      events.push(...eventsOf(sentence, start, words, carried));
    }
    return { nouns, events, unknownWords };
  }
}

/** 음메 하고 울다: the call of an animal is not the crying of the dreamer. */
const CALL =
  /(?:음[메매]|멍멍|야옹|꼬끼오|꼬꼬댁|꿀꿀|어흥|히[히이]?힝|개굴개굴|깍깍|짹짹|삐약삐약|구구)(?:\s?(?:하고|하며|하면서|거리며))?\s?$/u;
const isAnimalCall = (text: string, at: number): boolean => CALL.test(text.slice(Math.max(0, at - 12), at));

/** 물고기처럼, 팔뚝만한: a thing used as a comparison is not in the dream. */
const LIKENED = /^(?:처럼|마냥|만 ?한|만큼)/u;

const BEING = new Set(['있다', '나다', '나오다', '흐르다', '보이다', '들리다']);

/** Drops absent things: 피도 안 나고, 뱀은 없었다 (but not 열쇠가 없었다, which is about the key). */
function withoutAbsent(nouns: readonly Noun[], events: readonly DreamEvent[]): Noun[] {
  const absent = new Set(
    events
      .filter(
        ({ lemmas, status }) =>
          (status === 'done' && lemmas.includes('없다')) ||
          (status === 'not' && lemmas.some((lemma) => BEING.has(lemma))),
      )
      .flatMap(({ doers }) => doers.filter(({ role }) => role === 'topic' || role === 'also'))
      .map(({ start }) => start),
  );
  return nouns.filter(({ start, classes }) => !absent.has(start) || isAnimate({ classes }));
}
