import { NO_DETAILS, type ChosenDetails } from '../details/detail-chooser.js';
import type { Detail } from '../details/detail-finder.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Point } from '../points/point-finder.js';
import { PointWordChooser } from '../points/point-words.js';
import { saidFor } from '../schema/worded.js';
import type { PointSet } from '../schema/point-words.js';
import type { FoundMoment } from '../stories/moment-finder.js';
import type { Understanding } from '../understanding/understanding.js';
import { fillDoer } from './asides.js';

/** About one line, in characters. */
const SHORT_DREAM = 60;

/** What a reading says beside its main text: the clause that it quotes, details and moments. */
export interface Beside {
  point?: Point;
  details: ChosenDetails;
  asides: readonly FoundMoment[];
  /** The last sentence of the dream, quoted if nothing else is. */
  ending?: string;
}

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

  constructor(private readonly knowledge: Pick<Knowledge, 'details' | 'pointWords' | 'quoting'>) {
    this.points = new PointWordChooser(knowledge.pointWords, knowledge.quoting);
  }

  /** Composes the sentences for a reading whose main text does not depend on the point. */
  sentences({ point, details, asides, ending }: Beside, text: string): BesideSentences {
    const [moment, ...moments] = asides.map((found) => fillDoer(found.moment.aside, found));
    const quote = point && this.points.quoteSentence(point, text);
    const { quoted, others } = this.detailSentences(details, text, point);
    return {
      opening: quoted ? undefined : quote,
      early: [...(quote && quoted ? [quote] : []), ...present(quoted), ...present(moment)],
      late: [
        ...moments,
        ...others,
        ...present(quoted || ending === undefined ? undefined : this.points.endingSentence(ending, text)),
      ],
    };
  }

  /** Returns the texts for the point, the sentence that quotes it, and the meaning of further details. */
  ofPoint(point: Point, details: ChosenDetails, text: string) {
    const { quoted, others } = this.detailSentences(details, text, point);
    const set: PointSet = this.points.setFor(point, text);
    return { ...set, said: quoted ?? set.said, quote: this.points.quoteSentence(point, text), others };
  }

  /** Introduces a dream that is too short to be quoted; undefined for others. */
  introductionFor({ parts, text }: Understanding): string | undefined {
    return parts.dream.trim().length <= SHORT_DREAM ? this.points.introductionFor(text) : undefined;
  }

  private detailSentences({ quoted, others }: ChosenDetails, text: string, point?: Point) {
    const tone = point?.tone === 'light' ? 'light' : 'default';
    const sentence = (detail: Detail) => this.saidOf(detail, text)?.[tone];
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
