import { updateMentions, type LastMentions } from './frames.js';
import { hasPastVerb } from './past.js';

/** A sign with the text around it. */
export interface SignContext {
  /** Offset of the sentence in the text. */
  start: number;
  /** Last mentions of a dream and of waking life before the sentence. */
  before: LastMentions;
  /** The sentence before the sign. */
  head: string;
  match: string;
  /** The text after the sign, up to the next end mark. */
  tail: string;
}

/** Number of characters after which a mention of a dream no longer applies. */
const DREAM_REACH = 1200;
/** All syllables with the final ㄴ, which marks a verb before a noun: 는, 은, 한. */
const ADNOMINAL = Array.from({ length: 399 }, (_, at) => String.fromCharCode(0xac00 + at * 28 + 4)).join('');
/** `…는 꿈을 꿨다`: the sign modifies the word for dream and is not a statement of its own. */
const TOLD_AS_DREAM = new RegExp(
  `(?<!이)[${ADNOMINAL}] ?[개악]?꿈(?:을|이|에|도|만|은|이었|인데|입니다|이에요|이요|꿨|꾸|해몽|\\s|,|$)`,
);
/** `자살하는 방법을 찾다가 잠들었는데 …는 꿈`: the writer falls asleep after the sign. */
const BEFORE_SLEEP = /^[^.]{0,14}(?:잠들|잠이 ?들|누웠|자러)/;
const STATED =
  /^(?:[가-힣]{0,2}(?:은데|니까|(?<![었았했였])는데|지만|어요|어서|습니다|네요|음|거든|거예요|겁니다|려고요|려구요|고요)|고\s(?!하는|했던|하던|한 )|다(?!\s?(?:하|그러|소리|외|고|는|며))|[어아](?![가-힣])|싶)/;
/** The sign is embedded in an act in which it is said or felt: `싶다고 말했다`, `싶어서 뛰었다`, `싶다 하면서`. */
const EMBEDDED =
  /^[가-힣]{0,3}\s?(?:다고|다는|다며|다면서|다구|라고|어서|어 ?하|어졌|어했|은|는|던|었|았|했|하|생각|려|으려|을|게|고|다 ?하|다 ?그러|다 ?소리|다 ?외)/;
const SAID_IN_DREAM = /^[가-힣]{0,3}\s?(?:다 ?(?:하|그러|소리|외|고|면서|며)|라고|하면서|하는데|이러)/;

/** `…할까 고민하다가 깼어요`: lasts until waking, so it is part of the dream. */
const UNTIL_WAKING =
  /^[^.]{0,30}(?:다가|는데|려고|자마자) ?(?:잠이? ?|잠에서 ?|꿈에서 ?|놀라서? ?)?(?:깼|깸|깨어났)/;

/** `…었으면` expresses a wish, not the past tense. */
const WISH = /[가-힣]으면|[가-힣]음(?=\s|$)/g;

/** Whether the sign happens before sleep, that is, in waking life. */
export function isBeforeSleep({ tail }: SignContext): boolean {
  return BEFORE_SLEEP.test(tail);
}

export function isPastTense({ match, tail }: SignContext): boolean {
  if (hasPastVerb(match.replace(WISH, ''))) return true;
  const [firstWord = ''] = tail.trimStart().split(' ', 1);
  if (hasPastVerb(firstWord.replace(WISH, ''))) return true;
  return EMBEDDED.test(tail) && hasPastVerb(tail.slice(0, 30).replace(WISH, ''));
}

/** Whether the sign is narrated as part of a dream. */
export function isInDream(context: SignContext): boolean {
  if (TOLD_AS_DREAM.test(context.tail) && !STATED.test(context.tail) && !isBeforeSleep(context)) return true;
  if (UNTIL_WAKING.test(context.tail)) return true;
  const { start, before, head } = context;
  const { dream, waking } = updateMentions(before, head, start);
  if (dream < Math.max(0, start + head.length - DREAM_REACH) || dream < waking) return false;
  return isPastTense(context) || SAID_IN_DREAM.test(context.tail);
}

const PERSON =
  '(?:친구|엄마|아빠|어머니|아버지|부모님|동생|언니|누나|오빠|형|남친|여친|남자친구|여자친구|애인|남편|아내|와이프|딸|아들|할머니|할아버지|이모|삼촌|선배|후배|동료|상사|팀장|사장|선생님|아이|애|아기|연예인|배우|가수|도둑|강도|괴물|귀신|범인|살인마|좀비|군인|의사|노인|남자|여자|할배|조카|사촌|손녀|손자|짝꿍|룸메|전남친|전여친|(?:어떤|모르는|그|한) ?(?:사람|여자|남자|아이|소녀|소년|분)|사람들?|그녀|걔|쟤)';
const OTHER_SUBJECT = new RegExp(
  `(?:${PERSON}(?:가|이|은|는|께서|도|한테서)|누군가|누가)\\s(?:[가-힣]+\\s){0,5}$`,
);
const OTHERS_BEFORE = new RegExp(`(?:${PERSON}(?:가|이|은|는|께서|도)|누군가|누가)\\s`);
const SELF = /(?:^|\s)(?:내가|제가|나는|나도|난|저는|저도|전|나 |저 |우리|스스로)/;
/** `…하려고 함`, `…하는데`: narration in the present tense. */
const PRESENT_NARRATION = /^[^.]{0,8}(?:려고?|고) ?(?:함|하는데|하더니|하길래)(?![가-힣])/;
const CAUSE = /(?:서|니까|때문에|탓에|데|지만|보니|고|더니|길래|없이|해도|어도|아도|면서)\s/;
const TOLD_OF_OTHERS =
  /^[가-힣]{0,2}\s?(?:다고|다며|다면서|다는|다구|다던|다 ?해서|대요?(?![가-힣])|래요?(?![가-힣])|어 ?하|어했|어졌다고|었대|했대|했다고|했다는|라고|라는)/;
const OTHERS_DO =
  /^[가-힣]{0,3}\s?(?:했대|했다고|했다는|하셨|한 (?:친구|사람|가수|배우|연예인|삼촌|이모|언니|오빠|누나|형|동생|선배|후배|딸|아들|아이))/;
/** `죽으려고 해서 말렸다`: another person was stopped. */
const OTHERS_STOPPED =
  /^[가-힣]{0,2} ?(?:해서|하는데|하길래|하는 ?[걸것])[^.]{0,14}(?:말렸|말리|막았|막아|잡았|잡아|구했|살렸)/;
const OTHERS_WISH = new RegExp(
  `^[가-힣]{0,2}\\s?(?:어 ?하는|다는|다던|었던|은|는|한|하는|하려는|던)\\s?${PERSON}(?!인데|입니다|이에요|이야|이라|임)`,
);

const TALK_OF_OTHERS = new RegExp(`^[가-힣]{0,2}다는 (?:말|소리|글|문자|전화)[^.]{0,16}${PERSON}`);
/** `죽을 거라는 점괘`: a prediction or rumour. */
const FORETOLD = /^[가-힣]{0,2}[다라]는 (?:점괘|예언|방송|소문|꿈풀이|사주|소리를 들|말을 들)/;

/** Whether another person says or does it: `친구가 죽고 싶다고 했다`, but not `친구가 때려서 죽고 싶다`. */
export function isAboutOthers({ head, tail }: SignContext): boolean {
  if (
    OTHERS_STOPPED.test(tail) ||
    OTHERS_WISH.test(tail) ||
    OTHERS_DO.test(tail) ||
    TALK_OF_OTHERS.test(tail) ||
    FORETOLD.test(tail)
  )
    return true;
  if (/^어 ?(?:하|했)/.test(tail) && !SELF.test(head)) return true;
  if (SELF.test(head)) return false;
  if (TOLD_OF_OTHERS.test(tail)) return OTHERS_BEFORE.test(head) && !CAUSE.test(head);
  return isOthersDeed({ head }) && (hasPastVerb(tail.slice(0, 12)) || PRESENT_NARRATION.test(tail));
}

/** Whether another person is the subject directly before the act: `모르는 남자가 칼을`. */
export function isOthersDeed({ head }: Pick<SignContext, 'head'>): boolean {
  const subject = OTHER_SUBJECT.exec(head);
  return subject !== null && !CAUSE.test(subject[0]);
}

const DOUBLE_NEGATION =
  /(?:않|없|안 드)(?:은|던|는)\s?(?:건|게|것은|날|적|때|순간|하루)[가-힣]{0,2}\s?(?:단 하루도 )?(?:아니|아닌|없)/;

/** Whether the sign is negated twice: `죽고 싶지 않은 날이 없다`. */
export function isDoubleNegation({ tail }: SignContext): boolean {
  return DOUBLE_NEGATION.test(tail);
}

const LONG_AGO =
  /예전|옛날|과거|어릴 때|어렸을|한때|학창 ?시절|작년|재작년|\d+년 ?전|몇 ?년 전|젊었을|사춘기/;
const BETTER_NOW =
  /(?:지금|이제|이젠|요즘|그래도)[은는]?[^.]{0,24}(?:괜찮|나아|나았|좋아|안 그|행복|잘 지[내냅]|잘 살|극복|살고 ?싶|다행|감사)|(?:나았|이겨냈|극복했|지나갔|좋아졌)/;

/** Whether the writer has overcome a past intent: `예전에 죽고 싶었지만 지금은 괜찮아요`. */
export function isOvercome({ head, tail }: SignContext, following: string): boolean {
  return LONG_AGO.test(head) && BETTER_NOW.test(tail + following);
}
