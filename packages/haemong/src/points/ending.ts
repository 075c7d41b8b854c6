import type { Clause } from '@kkumpuri/korean';
import type { Span } from '../understanding/span.js';
import type { Understanding } from '../understanding/understanding.js';
import { endsWithWaking, startsAwake } from '../understanding/waking.js';
import { keyOf, wordsOf, type Vocabulary } from '../verification/vocabulary.js';
import { clausesOfDream, isOfDream } from './clauses.js';
import { quotable, type Quote } from './quote.js';

/** In characters. A shorter last clause is quoted with the clauses before it. */
const ENOUGH = 24;
const SHORTEST = 10;
/** How many sentences from the end may be passed over. */
const FARTHEST = 3;
/** The sentence goes on with a question or with waking life. */
const GOES_ON = /(?:데|지만|니까|(?<![다라자냐])고|서|며|[는은을]\s?줄)$/u;
/** The dreamer comments on the dream. */
const COMMENTS =
  /모르겠|기억|생각나|같았는데|뭔지|처음(?:입니|이에|이네|임)|꿈[은이]|꿈에\s?나오네|별\s?꿈|별꼴|다고[는도]?\s?(?:하세요|하시네|하네요|하던데|하시던데|하십니다|그러시네)|[가-힣]다던데$|[거것]라고$|까[요예]?잉?$|(?:무겁|불안합|불안해|궁금|걱정[되이됩입]|싫|찝찝|찜찜|생생|신기|허무하|소름)[가-힣]{0,4}$|빡[침치쳐쳤]|좋겠|태몽|꿈을\s?[꾸꿨]|[거것]\s?같[다애아]요?$|주시지$|싶네|나\s?싶어|잠이?\s?안\s?[오와]|(?<![을를]\s)깨고\s?[나보]|(?<![을를]\s)깼는데|물어보요|여쭤/u;
/** Tells of waking life, which was not recognised as a fact. */
const WAKING_LIFE =
  /작년|연락\s?끊긴|\d+\s?년\s?전|재작년|요즘|요새|실제로|현실|\d월에|앞두|예정(?:이에|입니|임|이고|인데)|올해|내년|(?<![가-힣])(?:지난|이번|다음|담)\s?(?:주|달|학기)(?:에|가|는|부터|쯤|\s|$)|(?:\d+|십|백)\s?년도?\s?넘었|[가-힣]지\s?(?:\d+|[일이삼사오육칠팔구십반한두세네몇]+)\s?(?:년|달|주|개월|일)/u;
/** 남편이 깨워서 못 셌네요: woken by somebody or something. */
const WOKEN = /(?:이|가|께서|에|소리에)\s(?:[저나]를\s)?깨[워웠]/u;
/** How the dreamer woke, which tells nothing of the dream: 너무 놀라서 깼어요, 그러고 깼어요. */
const HOW_WOKE = /울|웃|놀[라래란랐]|무서|소리\s?(?:지르|질러|지름)|벌떡|식은땀|그러|그렇게|거기서|그때/u;
/** In characters. A longer sentence tells more than how the dreamer woke. */
const LONG_WAKING = 20;
/** A glad ending. Others are not quoted: they show the dreamer the worst again, and readers prefer the reading without them. */
const GLAD =
  /좋[았은고아]|웃[었으고는]|웃어|맑[았은고]|깨끗|시원|괜찮|그대로\s?있|부드러|예[쁘뻤]|따[뜻듯]|포근|편안|행복|신[났나]\S{0,2}|즐거|고마|다행|무사|멀쩡|살아\s?[나있계]|(?:안|않)\s?(?:다[치쳤]|아[팠프]|무서)|(?:무섭|아프|다치)지\S?\s?(?:는\s?)?않|하나도\s?안|겁[은이]\s?안|찾[았아]|되찾|안[겼아]\s?[주줬]|안겼|쓰다듬|칭찬|고맙|반짝|환하|밝[았은]|[아어여워려러해]\s?(?:줬|주[었셨]|주고)/u;
const SAD = /못|무서웠|무서워|무섭더|징그|답답|짜증|실망|울[었고]|죽|싫|화[가를내났]|더러|피가|잃|없[었어]/u;
/** Emoticons alone are no sentence. */
const WORDS = /[가-힣]{2}/u;
/** 떨어졌어요, 떨어짐. 나이 든 나 is only a fragment. */
const PREDICATE = /(?:[요다죠네]|[음임함됨옴감남짐봄])$/u;

/** What the reading of a story refers to. */
export interface Told {
  texts: string;
  /** Where the dream tells what the story or its variant is about. */
  said: readonly Span[];
}

/** Returns the last sentence that tells of the dream as it can be quoted, unless the reading already refers to it. */
export function endingOf(dream: Understanding, told: Told, vocabulary: Vocabulary): Quote | undefined {
  const clauses = clausesOfDream(dream);
  // The first sentence is what the story is about.
  const fromLast = closingClauses(clauses, dream).slice(1).slice(-FARTHEST).reverse();
  for (const clause of fromLast) {
    const sentence = dream.text.slice(sentenceStart(clauses, clause), clause.end);
    const quote = quotable(dream.text, clauses, clause, ENOUGH);
    if (!quote || [COMMENTS, WOKEN].some((one) => one.test(quote.text)) || WAKING_LIFE.test(sentence))
      continue;
    if (quote.text.length < SHORTEST && !PREDICATE.test(quote.text)) continue;
    if (!quote.isWhole || quote.text.length < SHORTEST || GOES_ON.test(quote.text)) return undefined;
    if (!GLAD.test(quote.text) || SAD.test(quote.text)) return undefined;
    if (endsWithWaking(quote.text) || told.said.some(({ end }) => end > clause.start)) return undefined;
    return isMentioned(quote.text, told.texts, vocabulary) ? undefined : quote;
  }
  return undefined;
}

/** Returns the clauses that close a sentence of the dream, up to the waking: what follows it is no ending. */
function closingClauses(clauses: readonly Clause[], dream: Understanding): Clause[] {
  const textOf = ({ start, end }: Span) => dream.text.slice(start, end);
  const own = clauses.filter((clause) => isOfDream(clause, dream) && WORDS.test(textOf(clause)));
  const isWakingOrLater = (clause: Clause) =>
    endsWithWaking(textOf(clause)) ||
    dream.parts.facts.some(({ text, start }) => startsAwake(text) && start < clause.start);
  const waking = own.findIndex(isWakingOrLater);
  const before = own.slice(0, waking < 0 ? own.length : waking);
  const last = before.at(-1);
  // 떨어지면서 깼어요, 달려갔고 울면서 깼어요: the sentence with the waking is the end of the dream.
  if (last && !last.closesSentence) {
    const told = textOf({ ...last, start: sentenceStart(clauses, last) });
    if (!HOW_WOKE.test(told) || told.length > LONG_WAKING) return [];
  }
  return before.filter(({ closesSentence }) => closesSentence);
}

const sentenceStart = (clauses: readonly Clause[], { start }: Clause): number =>
  clauses.findLast((one) => one.closesSentence && one.end <= start)?.end ?? 0;

/** Tests whether the texts contain the predicate of the quote, or two of its other distinctive words. */
function isMentioned(quote: string, texts: string, vocabulary: Vocabulary): boolean {
  const keys = new Set(wordsOf(texts).map(keyOf));
  const words = wordsOf(quote);
  const mentioned = words.filter((word) => vocabulary.isDistinctive(word) && keys.has(keyOf(word)));
  return new Set(mentioned.map(keyOf)).size > 1 || mentioned.some((word) => word === words.at(-1));
}
