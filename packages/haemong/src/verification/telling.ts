/** The texts of a reading by any interpreter. */
export interface Telling {
  headline: string | null;
  summary: string;
  traditional: string;
  psychological: string;
  questions: readonly string[];
  /** The parts of the dream that the reading cites. */
  quotes: readonly string[];
}

/** Why a reading does not match the dream. */
export type Untruth =
  | 'another dream'
  | 'another doer'
  | 'not done'
  | 'not so'
  | 'not there'
  | 'not asked'
  | 'not dreamt'
  | 'not said'
  | 'not dead'
  /** Several signs, none conclusive alone: the end is missing, the headline is foreign, little is from the dream. */
  | 'much that is not there';

/** Joins all texts except the quotes. */
export const fullTextOf = ({ headline, summary, traditional, psychological, questions }: Telling): string =>
  [headline, summary, traditional, psychological, ...questions].join('\n');
