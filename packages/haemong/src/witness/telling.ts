/** What is told of a dream, by whomever. */
export interface Telling {
  headline: string | null;
  summary: string;
  traditional: string;
  psychological: string;
  questions: readonly string[];
  /** Pieces of the dream that it rests on, as it copies them. */
  quotes: readonly string[];
}

/** How a telling is untrue of the dream. */
export type Untruth =
  | 'another dream'
  | 'another doer'
  | 'not done'
  | 'not dreamt'
  | 'not said'
  | 'not dead'
  /** Several things, none of which says it alone: the end is missing, the headline is strange, little is of the dream. */
  | 'much that is not there';

/** All that is told, in one text. */
export const wholeOf = ({ headline, summary, traditional, psychological, questions }: Telling): string =>
  [headline, summary, traditional, psychological, ...questions].join('\n');
