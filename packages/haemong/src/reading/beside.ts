import { NO_DETAILS, type ChosenDetails } from '../details/detail-chooser.js';
import type { Detail } from '../details/detail-finder.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import { PointWordChooser } from '../points/point-words.js';
import type { Quote } from '../points/quote.js';
import { saidFor } from '../schema/worded.js';
import type { PointSet } from '../schema/point-words.js';
import type { FoundMoment } from '../stories/moment-finder.js';
import { isGrave } from '../understanding/grave.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillDoer } from './asides.js';

/** About one line, in characters. */
const SHORT_DREAM = 60;
/** In characters. A longer dream may be quoted twice. */
const TWO_QUOTES = 80;
const LAUGHS = /ㅋㅋ|ㅎㅎ/u;

/** What a reading says beside its main text: the clause that it quotes, details and moments. */
export interface Beside {
  point?: Point;
  details: ChosenDetails;
  asides: readonly FoundMoment[];
  /** The last sentence of the dream. */
  ending?: Quote;
}

export type BesideKnowledge = Pick<Knowledge, 'details' | 'pointWords' | 'quoting'>;

export const NOTHING: Beside = { details: NO_DETAILS, asides: [] };

/** Sentences by their place in the reading. */
export interface BesideSentences {
  /** A quote that no detail explains. */
  opening?: string;
  /** A quote and what it means, and the first moment: after the answer. */
  early: string[];
  /** At the end. */
  late: string[];
}

export class BesideComposer {
  private readonly points: PointWordChooser;

  constructor(private readonly knowledge: BesideKnowledge) {
    this.points = new PointWordChooser(knowledge.pointWords, knowledge.quoting);
  }

  /** Composes the sentences for a reading whose main text does not depend on the point. */
  sentences({ point, details, asides, ending }: Beside, dream: Understanding): BesideSentences {
    const { text } = dream;
    const [moment, ...moments] = asides.map((found) => fillDoer(found.moment.aside, found));
    const { quoted, others } = this.detailSentences(details, dream, point);
    const quote = point && this.points.quoteSentence(point, text, quoted);
    return {
      opening: quoted ? undefined : quote,
      early: [...(quote && quoted ? [quote] : []), ...present(quoted), ...present(moment)],
      late: [
        ...moments,
        ...others,
        ...present(this.endingSentence(ending, dream, quoted ? point : undefined)),
      ],
    };
  }

  /** Returns the texts for the point, the sentence that quotes it, and the meaning of further details. */
  ofPoint(point: Point, details: ChosenDetails, dream: Understanding) {
    const { text } = dream;
    const { quoted, others } = this.detailSentences(details, dream, point);
    const set: PointSet = this.points.setFor(point, text);
    const isKindSure = quoted !== undefined || this.points.isSure(point);
    const next = quoted ?? set.said;
    return {
      ...set,
      isKindSure,
      said: next,
      quote: this.points.quoteSentence(point, text, next),
      others,
    };
  }

  /** Introduces a dream that is too short to be quoted; undefined for others. */
  introductionFor({ parts, text }: Understanding): string | undefined {
    return parts.dream.trim().length <= SHORT_DREAM ? this.points.introductionFor(text) : undefined;
  }

  /** If the reading quotes a clause already, the ending is quoted too only if it follows in a longer dream. */
  private endingSentence(
    ending: Quote | undefined,
    dream: Understanding,
    quoted?: Point,
  ): string | undefined {
    if (!ending) return undefined;
    if (quoted && (ending.start < quoted.end || dream.text.length <= TWO_QUOTES)) return undefined;
    return this.points.endingSentence(ending.text, dream.text);
  }

  private detailSentences({ quoted, others }: ChosenDetails, dream: Understanding, point?: Point) {
    const { text } = dream;
    const isLight = point?.tone === 'light' || (LAUGHS.test(text) && !isGrave(dream));
    const sentence = (detail: Detail) => this.saidOf(detail, text)?.[isLight ? 'light' : 'default'];
    return {
      quoted: quoted && sentence(quoted),
      others: others.flatMap((detail) => present(sentence(detail))),
    };
  }

  private saidOf({ kind, start, end }: Detail, text: string) {
    const detail = this.knowledge.details[kind];
    return detail && saidFor(detail, [text.slice(start, end)]);
  }
}

const present = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
