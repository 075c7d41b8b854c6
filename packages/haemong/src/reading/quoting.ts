import type { Detail } from '../details/detail-finder.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import { PointWordChooser } from '../points/point-words.js';
import type { PointSet } from '../schema/point-words.js';
import { saidFor } from '../schema/worded.js';
import type { Understanding } from '../understanding/understanding.js';

/** About one line, in characters. */
const SHORT_DREAM = 60;

/** The clause that a reading without a story quotes, and the detail that this clause tells. */
export interface QuotedPoint {
  point?: Point;
  detail?: Detail;
}

export type QuoteKnowledge = Pick<Knowledge, 'details' | 'pointWords' | 'quoting'>;

export class QuoteComposer {
  private readonly points: PointWordChooser;

  constructor(private readonly knowledge: QuoteKnowledge) {
    this.points = new PointWordChooser(knowledge.pointWords, knowledge.quoting);
  }

  /** Returns the sentence that quotes the point and the meaning of its detail; undefined without a quote. */
  sentences(
    { point, detail }: QuotedPoint,
    { text }: Understanding,
  ): { quote: string; meaning?: string } | undefined {
    const meaning = detail && this.meaningOf(detail, text);
    const quote = point && this.points.quoteSentence(point, text, meaning);
    return quote === undefined ? undefined : { quote, meaning };
  }

  /** Returns the texts for the point, with the meaning of its detail if it tells one, and the sentence that quotes it. */
  ofPoint(point: Point, detail: Detail | undefined, { text }: Understanding) {
    const meaning = detail && this.meaningOf(detail, text);
    const set: PointSet = this.points.setFor(point, text);
    const said = meaning ?? set.said;
    return {
      ...set,
      isKindSure: meaning !== undefined || this.points.isSure(point),
      said,
      quote: this.points.quoteSentence(point, text, said),
    };
  }

  /** Introduces a dream that is too short to be quoted; undefined for others. */
  introductionFor({ parts, text }: Understanding): string | undefined {
    return parts.dream.trim().length <= SHORT_DREAM ? this.points.introductionFor(text) : undefined;
  }

  private meaningOf({ kind, start, end }: Detail, text: string): string | undefined {
    const words = this.knowledge.details[kind];
    return (words && saidFor(words, [text.slice(start, end)])) ?? undefined;
  }
}
