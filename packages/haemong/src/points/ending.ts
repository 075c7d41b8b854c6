import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { clausesOfDream, isOfDream } from './clauses.js';
import { quotable } from './quote.js';

/** In characters. A shorter last clause is quoted with the clauses before it. */
const ENOUGH = 24;
const SHORTEST = 10;
/** The sentence tells that the dreamer woke up. */
const WAKES = /깼|깸|깨(?:서|고|어|니|보니)|눈을?\s?떴|잠에서/u;
/** The sentence goes on with a question or with waking life. */
const GOES_ON = /(?:데|지만|니까|(?<![다라자냐])고|서|며)$/u;
const WAKING_LIFE =
  /작년|재작년|요즘|요새|실제로|현실|[가-힣]지\s?(?:\d+|[일이삼사오육칠팔구십반한두세네몇]+)\s?(?:년|달|주|개월|일)/u;
/** Returns the last sentence of the dream as it can be quoted, unless the reading already refers to it by `said`. */
export function endingOf(dream: Understanding, said: readonly Span[]): string | undefined {
  const clauses = clausesOfDream(dream);
  const [before, final] = clauses.filter((clause) => isOfDream(clause, dream)).slice(-2);
  const isWaking = final && WAKES.test(dream.text.slice(final.start, final.end));
  const last = isWaking ? before : (final ?? before);
  const quote = last && quotable(dream.text, clauses, last, ENOUGH);
  if (!quote?.isWhole || quote.text.length < SHORTEST) return undefined;
  if ([WAKES, GOES_ON, WAKING_LIFE].some((pattern) => pattern.test(quote.text))) return undefined;
  return said.some((one) => one.end > quote.start) ? undefined : quote.text;
}
