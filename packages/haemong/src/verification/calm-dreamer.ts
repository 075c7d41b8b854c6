import { sentencesOf } from '@kkumpuri/korean';
import type { FeelingName } from '../schema/condition.js';
import { isAnimate } from '../understanding/animate.js';
import type { Noun } from '../understanding/nouns.js';
import type { Understanding } from '../understanding/understanding.js';
import { isActing, isSelf, isYou, OTHER_ACTOR } from './claimed-doers.js';
import type { Narrated } from './claimed-events.js';

const CALM: ReadonlySet<FeelingName> = new Set(['calm', 'no-fear', 'no-shame', 'joy', 'relief', 'proud']);
const UPSET: ReadonlySet<FeelingName> = new Set([
  ...(['sad', 'longing', 'lonely', 'fear', 'anxiety', 'anger', 'wronged'] as const),
  ...(['shame', 'guilt', 'disgust', 'surprise', 'regret', 'moved'] as const),
]);
/** 아무렇지도 않게, 별 느낌 없이: no word for a feeling. */
const UNMOVED =
  /아무렇지(?:도|가)?\s?(?:않|안)|(?:아무|별)\s?(?:느낌|생각|감정)[이도은]?\s?(?:없|안)|무덤덤|안\s?슬[프펐퍼]/u;

/** Tests whether the dreamer was calm or glad, and nothing in the text says that anything upset them. */
export function isCalm({ feelings, parts, text }: Understanding): boolean {
  const own = feelings.filter(({ holder }) => holder === 'self').map(({ feeling }) => feeling);
  if (own.some((feeling) => UPSET.has(feeling)) || parts.facts.some(({ fact }) => fact.startsWith('woke')))
    return false;
  return own.some((feeling) => CALM.has(feeling)) || UNMOVED.test(text);
}

const OVERCOME =
  /펑펑|엉엉|통곡|서럽게|서러[움우웠]|가슴이\s?(?:찢어|미어|무너)|슬픔[을이에]|슬펐|슬퍼|눈물|공포|비명|무서(?:워[서하했졌]|웠|움)|무섭[다고게]|겁에 질|질투/u;
/** Between the possessor and the feeling: 언니의 눈물. */
const OF = '의 ';
/** 슬픔이 없었던, 눈물 대신, 무서우셨겠어요, 슬픔을 미뤄 두었는지도: denied or supposed. */
const UNSAID = /않|없|아니|못|대신|보다|겠|지도|수 있|것 같|려는/u;

/** Tests whether a text says that the dreamer was overcome by a feeling: whoever acts last before the word feels it. */
export const tellsOvercome = ({ text, nouns }: Narrated): boolean =>
  sentencesOf(text).some((sentence) => {
    const at = sentence.text.search(OVERCOME);
    if (at < 0 || UNSAID.test(sentence.text.slice(at)) || OTHER_ACTOR.test(sentence.text.slice(0, at)))
      return false;
    if (isOfNext(text, sentence.start + at, nouns)) return false;
    const before = nouns.filter(({ start, end }) => start >= sentence.start && end <= sentence.start + at);
    const last = before.findLast(
      (noun) =>
        (isAnimate(noun) || isYou(noun)) &&
        (isActing(noun) || (noun.role === 'possessor' && sentence.start + at - noun.end <= OF.length)),
    );
    return last === undefined || isSelf(last) || isYou(last);
  });

/** In characters. */
const NEXT_WITHIN = 12;

/** 펑펑 울던 친구를 달랬다: the feeling describes the being named after it. */
const isOfNext = (text: string, at: number, nouns: readonly Noun[]): boolean =>
  nouns.some(
    (noun) =>
      noun.start > at &&
      noun.start - at <= NEXT_WITHIN &&
      isAnimate(noun) &&
      !isSelf(noun) &&
      /[는던운] $/u.test(text.slice(at, noun.start)),
  );
