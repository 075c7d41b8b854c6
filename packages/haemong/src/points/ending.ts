import type { KnownStory } from '../knowledge/knowledge.js';
import type { StoryVariant } from '../schema/story.js';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { endsWithWaking, startsAwake } from '../understanding/waking.js';
import { keyOf, wordsOf, type Vocabulary } from '../verification/vocabulary.js';
import { clausesOfDream, isOfDream } from './clauses.js';
import { quotable, type Quote } from './quote.js';

/** In characters. A shorter last clause is quoted with the clauses before it. */
const ENOUGH = 24;
const SHORTEST = 10;
/** The sentence goes on with a question or with waking life. */
const GOES_ON = /(?:데|지만|니까|(?<![다라자냐])고|서|며)$/u;
/** The dreamer comments on the dream. */
const COMMENTS =
  /모르겠|기억|생각나|같았는데|뭔지|처음(?:입니|이에|이네|임)|꿈[은이]|까[요예]?잉?$|(?:무겁|불안합|불안해|궁금|걱정[되이됩입]|싫|찝찝|찜찜|생생|신기|허무하|소름)[가-힣]{0,4}$/u;
/** Tells of waking life, which was not recognised as a fact. */
const WAKING_LIFE =
  /작년|재작년|요즘|요새|실제로|현실|[가-힣]지\s?(?:\d+|[일이삼사오육칠팔구십반한두세네몇]+)\s?(?:년|달|주|개월|일)/u;

/** What the reading of a story refers to. */
export interface Told {
  story: Pick<KnownStory, 'answer' | 'traditional' | 'psychological'>;
  variant?: StoryVariant;
  said: readonly Span[];
}

/** Returns the last sentence of the dream as it can be quoted, unless the reading already refers to it. */
export function endingOf(dream: Understanding, told: Told, vocabulary: Vocabulary): Quote | undefined {
  const clauses = clausesOfDream(dream);
  const own = clauses.filter((clause) => isOfDream(clause, dream));
  const isWaking = ({ start, end }: Span) => endsWithWaking(dream.text.slice(start, end));
  const last = own.findLast((clause) => !isWaking(clause));
  // What follows the waking is no ending.
  if (!last || own.slice(0, own.indexOf(last)).some(isWaking)) return undefined;
  if (dream.parts.facts.some(({ text, start }) => startsAwake(text) && start < last.start)) return undefined;
  const quote = quotable(dream.text, clauses, last, ENOUGH);
  if (!quote?.isWhole || quote.text.length < SHORTEST) return undefined;
  if (endsWithWaking(quote.text)) return undefined;
  if ([GOES_ON, COMMENTS, WAKING_LIFE].some((pattern) => pattern.test(quote.text))) return undefined;
  if (told.said.some(({ end }) => end > quote.start)) return undefined;
  return isMentioned(quote.text, told, vocabulary) ? undefined : quote;
}

/** Tests whether the texts of the story contain a distinctive word of the quote. */
function isMentioned(quote: string, { story, variant }: Told, vocabulary: Vocabulary): boolean {
  const texts = [story, variant ?? {}].map(
    ({ answer = '', traditional = '', psychological = '' }: Partial<StoryVariant>) =>
      [answer, traditional, psychological].join(' '),
  );
  const keys = new Set(wordsOf(texts.join(' ')).map(keyOf));
  return wordsOf(quote).some((word) => vocabulary.isDistinctive(word) && keys.has(keyOf(word)));
}
