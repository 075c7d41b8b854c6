import { hasPastVerb, sentenceAround } from './care-text.js';

/** A place in the text where a sign of distress stands, with what surrounds it. */
export interface SignContext {
  /** The whole text up to the sign. */
  before: string;
  /** The same sentence up to the sign. */
  head: string;
  match: string;
  /** The same sentence from the sign's end. */
  tail: string;
}

export function contextOf(text: string, index: number, match: string): SignContext {
  const { start, end } = sentenceAround(text, index, match.length);
  return {
    before: text.slice(0, index),
    head: text.slice(start, index),
    match,
    tail: text.slice(index + match.length, Math.max(end, index + match.length)),
  };
}

const DREAM_FRAME =
  /꿈\s?(?:에서(?!라도|처럼|조차|만큼|\s?(?:막 |방금 |겨우 )?(?:깨|깬|깼|일어))|속|에|인데|을|이|은|내용|이었|,|\s)/g;
const NOT_THIS_NIGHTS_DREAM =
  /꿈[을이은]?\s?(?:포기|잃|접|이루|이뤄|희망|없|같|처럼|도 희망|때문|[이은] 마지막)/g;
const WAKING =
  /이 꿈[이은] 마지막|이런 꿈을? ?꾸[니고]|꿈 때문|요즘|요새|최근|현실|실제|평소|깨고|깨어나|깨어 있|깬 (?:뒤|후|다음|지금)|깼(?:는데|더니|지만)|깨니|일어나고 나|꾸고 나|꾼 (?:뒤|후|다음)|며칠째|(?:몇|한|두|세) ?(?:달|주|년)째|진심|그동안|그간|한동안|예전부터|오래전부터|사실은|솔직히|살면서|퇴근|출근|일상/g;

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index;
  return last;
}

/** `…는 꿈을 꿨다`, right after the sign. */
const TOLD_AS_DREAM =
  /^(?:기|려|으려|을|를)?\s?(?:다는|다고|다던|라는|라고|어하는|어 하는|어지는|었던|은|는|던|하는|한|했던|하려는|하려고|하다가|당하는|시도하는|시도|해서|쓰는|쓴|죽는|으려는|려는|려고)?\s?(?:하는|한|말하는|외치는|생각하는|우는|생각이 드는|생각을 하는|말을 하는|마음이 드는|충동이 드는|시도하는|시도를 하는|죽는)?\s?(?:그런 |이상한 |무서운 |슬픈 |생생한 |같은 )?꿈(?:을|이|에|도|만|은|이었|인데|입니다|이에요|이요|꿨|꾸|\s|$)/;
/** What ties a wish to a past verb after it: `싶다고 말했다`, `싶어서 뛰었다`. */
const EMBEDDED =
  /^(?:다고|다는|다며|다면서|다구|어서|어 ?하|어졌|어했|은|는|던|었|았|했|하려|려고|으려|을|게|고)/;

export function isToldAsPast({ match, tail }: SignContext): boolean {
  if (hasPastVerb(match)) return true;
  const firstWord = tail.trimStart().split(' ', 1)[0] ?? '';
  if (hasPastVerb(firstWord)) return true;
  return EMBEDDED.test(tail) && hasPastVerb(tail.slice(0, 24));
}

export function isInDream(context: SignContext): boolean {
  if (TOLD_AS_DREAM.test(context.tail)) return true;
  const framed = context.before.replace(NOT_THIS_NIGHTS_DREAM, (words) => '·'.repeat(words.length));
  const frame = lastIndexOf(framed, DREAM_FRAME);
  return frame > lastIndexOf(framed, WAKING) && isToldAsPast(context);
}

const OTHER_PERSON =
  '(?:친구|엄마|아빠|어머니|아버지|부모님|동생|언니|누나|오빠|형|남친|여친|남자친구|여자친구|애인|남편|아내|와이프|딸|아들|할머니|할아버지|이모|삼촌|선배|후배|동료|상사|선생님|아이|아기|연예인|배우|가수|도둑|강도|괴물|귀신|범인|살인마|좀비|군인|의사|노인|남자|여자|(?:어떤|모르는|그|한) ?(?:사람|여자|남자|아이|소녀|소년|분)|사람들?|그녀|걔|쟤)';
const OTHER_SUBJECT = new RegExp(`(?:${OTHER_PERSON}(?:가|이|은|는|께서|도)|누군가)\\s(?:[가-힣]+\\s){0,3}$`);
const SELF = /(?:^|\s)(?:내가|제가|나는|나도|난|저는|저도|전|나 |저 |우리|스스로)/;
const CAUSE = /(?:서|니까|때문에|탓에|데|지만|보니|고|더니|길래|없이|해도|어도|아도)\s/;
const WISH = /[싶십시]$/;
const TOLD_OF_OTHERS = /^(?:다고|다며|다면서|다는|다구|다던|대|어 ?하|어했|어졌다고|었대)/;
const OTHERS_WISH = new RegExp(`^(?:어 ?하는|다는|다던|었던|은|는|한|하는|하려는)\\s?${OTHER_PERSON}`);

/** Said or done by somebody else: `친구가 죽고 싶다고 했다`, but not `친구가 때려서 죽고 싶다`. */
export function isSomebodyElse({ head, match, tail }: SignContext): boolean {
  if (OTHERS_WISH.test(tail)) return true;
  if (/^어 ?(?:하|했)/.test(tail) && !SELF.test(head)) return true;
  const subject = OTHER_SUBJECT.exec(head);
  if (subject === null || SELF.test(head)) return false;
  if (WISH.test(match) && !TOLD_OF_OTHERS.test(tail)) return false;
  return !CAUSE.test(subject[0]);
}

const DENIAL_TAIL =
  /^(?:진|지는|지도|지|질)\s?(?:절대 |전혀 )?(?:않|안|못)|^[가-힣]{0,3}\s?(?:건|게|것은|것이|거는|생각은|생각이|생각도|마음은|마음이|마음도|적은|적이|적도|일은|정도는|뜻은)\s?(?:절대 |전혀 |결코 |한 번도 )?(?:아니|아닌|아님|없|안 들|안 나)/;
const DENIAL_TWICE =
  /(?:않|없|안 드)(?:은|던|는)\s?(?:건|게|것은|날|적|때|순간|하루)[가-힣]{0,2}\s?(?:단 하루도 )?(?:아니|아닌|없)/;

/** `죽고 싶지 않아서 도망쳤다`, but not `죽고 싶지 않은 날이 없다`. */
export function isDenied({ tail }: SignContext): boolean {
  return DENIAL_TAIL.test(tail) && !DENIAL_TWICE.test(tail);
}

const LONG_AGO = /예전|옛날|과거에|어릴 때|어렸을|한때|학창 ?시절|작년|재작년|\d+년 전|몇 년 전/;
const BETTER_NOW = /(?:지금|이제|이젠|요즘)[은는]?[^.]{0,14}(?:괜찮|나아|나았|좋아|안 그|행복|잘 지내|극복)/;

/** `예전에 죽고 싶었지만 지금은 괜찮아요`. */
export function isOvercome(context: SignContext): boolean {
  return LONG_AGO.test(context.head) && BETTER_NOW.test(context.tail);
}

const EMBARRASSED = /창피|쪽팔|부끄|민망|쥐구멍|수치스/;

/** A figure of speech for shame: close to distress, far from intent. */
export function isEmbarrassment({ head }: SignContext): boolean {
  return EMBARRASSED.test(head);
}
