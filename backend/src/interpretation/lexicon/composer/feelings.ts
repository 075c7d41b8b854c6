import { phraseAt } from './fragments.js';

export type FeelingKey =
  | 'fear'
  | 'unafraid'
  | 'joy'
  | 'warmth'
  | 'sadness'
  | 'anger'
  | 'shame'
  | 'anxiety'
  | 'surprise'
  | 'longing'
  | 'relief'
  | 'disgust';

export interface Feeling {
  key: FeelingKey;
  quote: string;
  pleasant: boolean;
}

const FEELINGS: readonly (readonly [FeelingKey, boolean, RegExp])[] = [
  [
    'unafraid',
    true,
    /무섭지(?:는|도|가)? ?않[가-힣]{0,4}|안 무서[가-힣]{0,4}|안 무섭[가-힣]{0,3}|두렵지(?:는|도)? ?않[가-힣]{0,4}|겁(?:이|은) ?(?:안|나지)[가-힣 ]{0,5}/u,
  ],
  ['fear', false, /무섭|무서|두려|두렵|겁이|겁에|공포|소름|오싹|섬뜩/u],
  ['warmth', true, /따뜻|따스|포근|편안|평온|아늑|평화로|마음이 편/u],
  ['joy', true, /기뻤|기쁘|기뻐|기쁜|행복|즐거|신나|신났|기분이 좋|기분 좋|뿌듯|설레|설렜|황홀|감격/u],
  ['relief', true, /시원했|시원하|후련|홀가분|개운|안심|다행/u],
  ['sadness', false, /슬펐|슬프|슬퍼|슬픈|서러|서글|펑펑 울|엉엉 울|눈물이|가슴이 아|마음이 아/u],
  ['longing', false, /그립|그리웠|그리워|보고 싶|아쉬|아쉽|허전|쓸쓸|외로/u],
  ['shame', false, /부끄|창피|민망|수치/u],
  ['anger', false, /화가 났|화가 나|화났|화나|분했|억울|짜증|분노/u],
  ['anxiety', false, /불안|초조|조마조마|걱정|긴장|답답|막막|식은땀|다급|미안/u],
  ['disgust', false, /징그|더럽|역겨|끔찍|꺼림칙|불쾌|찝찝/u],
  ['surprise', true, /놀랐|놀라|깜짝|당황|어리둥절|신기|이상했|묘한|묘했|어이없/u],
];

/** What the dreamer says they felt, in the dream's own words; the table's order decides which comes first. */
export function findFeelings(text: string): Feeling[] {
  const found: Feeling[] = [];
  for (const [key, pleasant, pattern] of FEELINGS) {
    if (key === 'fear' && found.some((feeling) => feeling.key === 'unafraid')) continue;
    const match = pattern.exec(text);
    if (!match) continue;
    found.push({ key, pleasant, quote: phraseAt(text, match.index, match[0].length) });
  }
  return found;
}
