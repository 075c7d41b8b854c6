/**
 * What people write around a dream is none of it: when they dreamt it, and what they ask of whoever reads (해몽 좀 해주세요,
 * 무슨 뜻인지 알려줘, 로또 번호 찍어줘). A request is known by its last word and by a word for what is asked for; it goes back as
 * far as its words are of that kind.
 */

/** When it was dreamt, which is not what was. */
export const NIGHT =
  '오늘 새벽에?|오늘 아침에?|어젯밤에?|어제 밤에?|간밤에?|지난밤에?|며칠 전에?|방금|어제|오늘';
/** Somebody else may have dreamt it for the writer. */
const WHOSE =
  '제가|내가|(?:(?:우리|저희|제|친정|시|시댁) ?)?(?:엄마|아빠|어머니|아버지|어머님|아버님|할머니|할아버지|언니|누나|오빠|형|형부|동생|이모|고모|삼촌|남편|신랑|와이프|아내|친구|시누이?|올케|새언니)(?:가|이|께서)|제 태몽이라고|태몽이라고|대신';
/** 오늘 새벽에 꾼 꿈인데요, 친정엄마가 꾸신 꿈인데 */
const PREFACE = new RegExp(
  `(?<=^|[.!?…\\n]\\s*)(?:(?:${NIGHT}|${WHOSE}) )*(?:꾼|꿨던|꾸었던|꾸신|꿔 ?준|꿔 ?주신|꾸셨다는|꿨다는) ?(?:꿈|건)(?:인데요?|데요?|이에요|입니다)[,.]?(?=\\s)`,
  'gu',
);
/** 똥싸는꿈해몽, 꿨는데해몽: each counts as two. */
const WORD = /[가-힣]+(?:꿈|요|데|다)(?=해몽|해석|풀이)|\S+/g;
const ORNAMENT = /[.,!?…~^;:)"'”’ㅠㅜㅎㅋ]+$/u;

const GIVE =
  '(?:줘|줘요|줘용|줘라|주라|주세요|주세여|주세용|주셈|주십시오|주십쇼|주실래요?|주시겠어요|줄래요?)';
const DO = '(?:해석|해몽|풀이|꿈풀이|설명|추천|해|풀어|알려|봐|찍어|골라|뽑아|말해|가르쳐)+';
const PLEADS = '(?:부탁(?:해요?|드려요|드립니다|드릴게요|합니다|드림)|궁금(?:해요?|합니다|하네요|하군요))';
/** 무슨 뜻일까요, 길몽인가요, 사도 될까요. */
const ASKS =
  '(?:일까요?|인가요?|인지요?|일지요?|인지|이에요|예요|에요|죠|이죠|건가요?|걸까요?|(?:사야|사도|사면)? ?(?:(?:될|할|살)까요?|되나요?|하나요?|돼요?)|이?지|있을까요|있나요|그럴까요?|그런가요|꿀까요?|꾸나요|건지)';

/** What can be asked for. */
const READING = '(?:꿈 ?)?(?:해몽|해석|풀이|꿈풀이|꿈해몽|꿈해석)';
const MEANING = '(?:뜻|의미|뜻풀이|길몽|흉몽|태몽|예지몽|개꿈)';
const LOTTERY = '(?:로또|복권|번호|행운의)';
const JUDGED = '(?:좋은|안좋은|나쁜|불길한|괜찮은|길한|흉한)';
const PARTICLE = '(?:을|를|이|가|은|는|도|좀|인지|인가|일지)?';

const wholly = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

const LAST = wholly(
  [
    `(?:${DO})?${GIVE}`,
    `(?:${READING})?${PLEADS}`,
    '감사(?:하겠습니다|합니다|해요|드려요|드립니다|하겠어요)',
    `(?:(?:무슨|어떤)?(?:${MEANING}|꿈)|뭔|뭐|뭘|무엇)?${ASKS}`,
    `${JUDGED}(?:꿈|거|징조)?(?:${ASKS}|겠죠)`,
    '왜(?:그럴까요?|그런가요?|이럴까요?|이런가요?|그러죠|이러죠)|뭘까요?|뭔가요?|뭐야|뭐지|좀요',
    `${READING}(?:좀|요|이요)`,
  ].join('|'),
);
/** 호랑이 꿈 해몽: at the end of what is said it asks by itself. */
const LAST_AT_END = wholly(`${READING}|좀`);
/** 해석해 주실 분. */
const WHO = /^분들?$/u;
const WHO_READS = /(?:주실|아시는|계신)$/u;
const WANTED = new RegExp(`^(?:${READING}|${MEANING}|${LOTTERY}|${JUDGED}|무슨|어떤|왜)`, 'u');
const BETWEEN = wholly(
  [
    `${READING}${PARTICLE}`,
    `${MEANING}${PARTICLE}`,
    `${LOTTERY}${PARTICLE}`,
    '무슨|어떤|무엇인지|뭔지|좀|제발|꼭|한번|한|번|하나|빨리|자세히|자세하게|정확히|혹시|대체|도대체',
    JUDGED,
    `(?:${DO})?(?:주실|주시면|아시는|계신)|미리`,
    '왜|꾸는|그런|이|이런|이건|이게|이거|그|제|꿈|꿈의|꿈은|꿈이|꿈인지|꿈을|내용|내용이|사도|사면|사야|몇|개만',
  ].join('|'),
);
const OF_DREAM = /^꿈[은이의을]?$/u;
/** 해몽 좀 해줘(라고 했다) is said by somebody in the dream. */
const IS_SAID = /^(?:이?라고|하고|하며|하면서|했|그랬|라며)/u;

/** In words. Nobody's request is longer, and a text of such words alone must not cost their square. */
const LONGEST_REQUEST = 12;

interface Word {
  text: string;
  start: number;
  end: number;
}

/** The text with spaces in the place of all that; the text itself where it holds nothing else. */
export function dreamOnly(text: string): string {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.replace(ORNAMENT, ''),
    start: index,
    end: index + word.length,
  }));
  let rest = text.replace(PREFACE, (preface) => blank(preface.length));
  words.forEach((word, at) => {
    if (!endsRequest(words, at, text) || IS_SAID.test(words[at + 1]?.text ?? '')) return;
    const start = startOfRequest(words, at, text);
    if (start !== undefined) rest = blanked(rest, start, word.end);
  });
  return rest.trim() === '' ? text : rest;
}

function endsRequest(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at];
  if (!word) return false;
  if (WHO.test(word.text)) return WHO_READS.test(words[at - 1]?.text ?? '');
  return LAST.test(word.text) || (LAST_AT_END.test(word.text) && isEnd(word, text));
}

/** Where a request begins that ends with this word, where it is one. */
function startOfRequest(words: readonly Word[], last: number, text: string): number | undefined {
  let from = last;
  while (from > 0 && last - from < LONGEST_REQUEST && belongs(words, from - 1, text)) from -= 1;
  const isRequest = words.slice(from, last + 1).some(({ text: word }) => WANTED.test(word));
  const first = words[from];
  if (!isRequest || !first) return undefined;
  // 뱀 꿈(은) 해몽: whose dream it is stays with the dream.
  const isOfDream = from > 0 && OF_DREAM.test(first.text) && !isEnd(words[from - 1], text);
  return isOfDream ? first.start + 1 : first.start;
}

function belongs(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at];
  return word !== undefined && BETWEEN.test(word.text) && !isEnd(word, text);
}

/** Whether a sentence or a line ends with this word. */
function isEnd(word: Word | undefined, text: string): boolean {
  if (!word) return true;
  return /[.!?…]/u.test(text.slice(word.start, word.end)) || /^\s*(?:\n|$)/u.test(text.slice(word.end));
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + blank(end - start) + text.slice(end);
}

/** A line of its own, so that no clause goes on across it. */
function blank(length: number): string {
  return `\n${' '.repeat(length - 1)}`;
}
