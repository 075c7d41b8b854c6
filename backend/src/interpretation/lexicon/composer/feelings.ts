import { isDenied } from '../matching/negation.js';

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
  /** As a noun that keeps the dream's own word: 초조한 마음. */
  named: string;
  pleasant: boolean;
}

type Wording = readonly [RegExp, string];

const WORDINGS: readonly (readonly [FeelingKey, boolean, readonly Wording[]])[] = [
  [
    'unafraid',
    true,
    [
      [
        /무섭지(?:는|도|가)? ?않|무섭진 ?않|(?<![가-힣])안 ?무[서섭]|무섭기보다|무섭다기보다|무서운 게 아니/u,
        '무섭지 않은 마음',
      ],
      [/두렵지(?:는|도)? ?않|두렵진 ?않|두렵기보다/u, '두렵지 않은 마음'],
      [/겁(?:이|은) ?(?:안|나지)/u, '겁나지 않는 마음'],
    ],
  ],
  [
    'fear',
    false,
    [
      [/무섭|무서/u, '무서운 마음'],
      [/두려|두렵/u, '두려운 마음'],
      [/겁이|겁에|겁났/u, '겁나는 마음'],
      [/소름/u, '소름 돋는 느낌'],
      [/오싹/u, '오싹한 느낌'],
      [/섬뜩/u, '섬뜩한 느낌'],
      [/공포/u, '공포에 질린 느낌'],
    ],
  ],
  [
    'warmth',
    true,
    [
      [/따뜻|따스/u, '따뜻한 느낌'],
      [/포근/u, '포근한 느낌'],
      [/아늑/u, '아늑한 느낌'],
      [/평온|평화로/u, '평온한 마음'],
      [/편안|마음이 편/u, '편안한 마음'],
    ],
  ],
  [
    'joy',
    true,
    [
      [/기뻤|기쁘|기뻐|기쁜/u, '기쁜 마음'],
      [/행복/u, '행복한 마음'],
      [/즐거/u, '즐거운 마음'],
      [/신나|신났/u, '신나는 마음'],
      [/기분이? ?(?:너무 |정말 |참 |엄청 |되게 )?좋/u, '좋은 기분'],
      [/반가[워웠운]/u, '반가운 마음'],
      [/뿌듯/u, '뿌듯한 마음'],
      [/설레|설렜/u, '설레는 마음'],
      [/황홀/u, '황홀한 느낌'],
      [/감격/u, '감격한 마음'],
    ],
  ],
  [
    'relief',
    true,
    [
      [/(?<!바람이 |물이 |공기가 )시원(?:했|하)/u, '시원한 느낌'],
      [/후련/u, '후련한 마음'],
      [/홀가분/u, '홀가분한 마음'],
      [/개운/u, '개운한 느낌'],
      [/안심|다행/u, '마음이 놓이는 느낌'],
    ],
  ],
  [
    'sadness',
    false,
    [
      [/슬펐|슬프|슬퍼|슬픈/u, '슬픈 마음'],
      [/서러/u, '서러운 마음'],
      [/서글/u, '서글픈 마음'],
      [/펑펑 울|엉엉 울|한참 울|눈물이/u, '눈물 나는 마음'],
      [/(?:가슴|마음)이 아/u, '아픈 마음'],
    ],
  ],
  [
    'longing',
    false,
    [
      [/그립|그리웠|그리워/u, '그리운 마음'],
      [/보고 싶/u, '보고 싶은 마음'],
      [/아쉬|아쉽/u, '아쉬운 마음'],
      [/허전/u, '허전한 마음'],
      [/쓸쓸/u, '쓸쓸한 마음'],
      [/외로/u, '외로운 마음'],
    ],
  ],
  [
    'shame',
    false,
    [
      [/부끄/u, '부끄러운 마음'],
      [/창피/u, '창피한 마음'],
      [/민망/u, '민망한 마음'],
      [/수치/u, '수치스러운 마음'],
    ],
  ],
  [
    'anger',
    false,
    [
      [/화가 났|화가 나|화났|화나/u, '화난 마음'],
      [/분했/u, '분한 마음'],
      [/억울/u, '억울한 마음'],
      [/짜증/u, '짜증스러운 마음'],
      [/분노/u, '분노한 마음'],
    ],
  ],
  [
    'anxiety',
    false,
    [
      [/불안/u, '불안한 마음'],
      [/초조/u, '초조한 마음'],
      [/조마조마/u, '조마조마한 마음'],
      [/걱정/u, '걱정스러운 마음'],
      [/긴장/u, '긴장된 느낌'],
      [/답답/u, '답답한 마음'],
      [/막막/u, '막막한 마음'],
      [/식은땀/u, '식은땀 나는 느낌'],
      [/다급/u, '다급한 마음'],
      [/미안/u, '미안한 마음'],
    ],
  ],
  [
    'disgust',
    false,
    [
      [/징그/u, '징그러운 느낌'],
      [/역겨/u, '역겨운 느낌'],
      [/끔찍/u, '끔찍한 느낌'],
      [/꺼림칙/u, '꺼림칙한 느낌'],
      [/불쾌/u, '불쾌한 느낌'],
      [/찝찝/u, '찝찝한 느낌'],
    ],
  ],
  [
    'surprise',
    true,
    [
      [/놀랐|놀라|깜짝/u, '놀란 마음'],
      [/당황/u, '당황한 마음'],
      [/어리둥절/u, '어리둥절한 느낌'],
      [/신기/u, '신기한 느낌'],
      [/신비/u, '신비로운 느낌'],
      [/이상했|이상하고|이상한 (?:기분|느낌)/u, '이상한 기분'],
      [/묘한|묘했/u, '묘한 기분'],
      [/어이없/u, '어이없는 기분'],
    ],
  ],
];

const FEELINGS = WORDINGS.map(([key, pleasant, wordings]) => ({
  key,
  pleasant,
  wordings: wordings.map(([pattern, named]) => ({ pattern: new RegExp(pattern, 'gu'), named })),
}));

/** Said, and not said to be missing: 안 슬펐다, 슬프지 않았다. */
function isFelt(text: string, pattern: RegExp): boolean {
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (!isDenied(text, index, index + word.length)) return true;
  }
  return false;
}

/** What the dreamer says they felt, in the dream's own words; the table's order decides which comes first. */
export function findFeelings(text: string): Feeling[] {
  const found: Feeling[] = [];
  for (const { key, pleasant, wordings } of FEELINGS) {
    if (key === 'fear' && found.some((feeling) => feeling.key === 'unafraid')) continue;
    const wording = wordings.find(({ pattern }) =>
      key === 'unafraid' ? text.search(pattern) >= 0 : isFelt(text, pattern),
    );
    if (wording) found.push({ key, pleasant, named: wording.named });
  }
  return found;
}
