import type { Sentence } from '../sentences.js';

/** Offsets of the last mentions of a dream and of waking life in the text; -1 if there are none. */
export interface LastMentions {
  dream: number;
  waking: number;
}

export const NO_MENTIONS: LastMentions = { dream: -1, waking: -1 };

const DREAM_FRAME =
  /꿈\s?(?:에서(?!라도|처럼|조차|만큼|\s?(?:막 |방금 |겨우 )?(?:깨|깬|깼|일어))|속|에(?!서)|인데|을|이|은|내용|이었|,|\s|꿨|$)/g;
const NOT_THIS_NIGHTS_DREAM =
  /꿈[을이은]?\s?(?:포기|잃|접|이루|이뤄|희망|없|같|처럼|도 희망|때문|[이은] 마지막|이고|이든|따위|됐|풀이)/g;
const WAKING =
  /이런 꿈을? ?꾸[니고]|꿈 때문|요즘|요새|최근|현실|실제|평소|깨고|깨어나|깨어 있|깬 (?:뒤|후|다음|지금)|깼는데도|깼는데 (?:아직|여전)|깨니|깨도|깨서도|일어나고 나|꾸고 나|꾼 (?:뒤|후|다음)|며칠째|(?:몇|한|두|세) ?(?:달|주|년)째|진심|진짜로|정말로|그동안|그간|한동안|예전부터|오래전부터|사실|솔직히|살면서|퇴근|출근|일상|지금|매일|어제도|이번 ?(?:주|달)|방금|오늘 ?밤|내일|모레|다음 ?(?:주|달)|안 ?그래도|어차피|(?<![가-힣])낼(?=\s)|꿈(?:이)? ?아[니님]/g;

function lastIndexOf(text: string, pattern: RegExp): number {
  let last = -1;
  for (const found of text.matchAll(pattern)) last = found.index;
  return last;
}

/** Updates the offsets with the mentions in `words`, which begin at `start`. */
export function updateMentions(before: LastMentions, words: string, start: number): LastMentions {
  const framed = words.replace(NOT_THIS_NIGHTS_DREAM, (other) => '·'.repeat(other.length));
  const dream = lastIndexOf(framed, DREAM_FRAME);
  const waking = lastIndexOf(framed, WAKING);
  return {
    dream: dream < 0 ? before.dream : start + dream,
    waking: waking < 0 ? before.waking : start + waking,
  };
}

const WOKE = /(?:깼|깸|깨어났|깨났)(?:어|다|습|음|네|지|$|[.ㅠㅋ ])/g;

/** `dream`: after a mention of the dream and before waking from it. `unknown`: no evidence. */
export type Setting = 'dream' | 'waking' | 'unknown';

/** Returns the setting of each sentence. Without any mention of a dream, all are `unknown`. */
export function settingsOf(text: string, sentences: readonly Sentence[]): Setting[] {
  if (!text.includes('꿈')) return sentences.map(() => 'unknown');
  const wakings = [...text.matchAll(WOKE)].map(({ index }) => index);
  let mentions = NO_MENTIONS;
  return sentences.map(({ start, end }) => {
    mentions = updateMentions(mentions, text.slice(start, end), start);
    if (mentions.waking > mentions.dream) return 'waking';
    const woke = wakings.find((at) => at > mentions.dream) ?? -1;
    return mentions.dream >= 0 && end < woke ? 'dream' : 'unknown';
  });
}
