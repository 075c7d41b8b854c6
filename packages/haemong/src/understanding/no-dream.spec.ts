import { loadKnowledge } from '../knowledge/files.js';
import { NoDreamFinder } from './no-dream.js';

const finder = new NoDreamFinder(loadKnowledge());
const isNoDream = (text: string, readsOnlyKorean = true) => finder.isNoDream(text, readsOnlyKorean);

describe('text without a dream', () => {
  it.each([
    ...[
      '안녕하세요',
      '안녕하세요~ 반가워요!',
      'ㅎㅇ',
      'ㅋㅋㅋ',
      'ㅠㅠㅠㅠ',
      '...',
      '123',
      '🙂🙂',
      '하하하하',
      '으아으아으아',
    ],
    ...[
      'ㅁㄴㅇㄹ',
      'asdfasdf',
      '네 감사합니다',
      '테스트 테스트',
      '해몽해 주세요',
      '꿈해몽 부탁드립니다',
      '뭐해?',
      '안녕ㅋㅋ',
      '응 응',
    ],
    ...['Hello, how are you?', '昨日の夢', 'I dreamt of a snake'],
  ])('detects text without a dream: %s', (text) => {
    expect(isNoDream(text)).toBe(true);
  });

  it.each(['I dreamt of a snake', '蛇の夢を見た'])('accepts “%s” as a dream if a model reads it', (text) => {
    expect(isNoDream(text, false)).toBe(false);
  });

  it('detects keyboard noise even if a model reads it', () => {
    expect(isNoDream('asdfasdf', false)).toBe(true);
  });

  // Trying every split would never end.
  it('checks a text that can be split in many ways', () => {
    expect(isNoDream(`${'아안녕네'.repeat(500)}뱀`)).toBe(false);
  });
});

describe('text that may be a dream', () => {
  it.each([
    ...[
      '뱀',
      '뱀꿈',
      '이빨',
      '물',
      '불',
      '똥',
      '돈',
      '꿈에서 엄마',
      '엄마',
      '돼지',
      '군대',
      '전남친',
      '아기',
      '아빠',
      '어금니',
    ],
    ...[
      '오리',
      '와인',
      '음악',
      '네잎클로버',
      '안녕하세요 어제 뱀꿈을 꿨어요',
      '하늘',
      '해몽해주세요 이가 빠졌어요',
      '예수님',
      '우와 용 나옴',
    ],
    ...[
      '잘 자다가 떨어짐',
      '누가 안녕이라고 말함',
      '하하하 웃는 귀신',
      '아이유',
      'BTS가 우리집에 옴',
      '안녕 하고 손 흔드는 할머니',
    ],
  ])('accepts text that may be a dream: %s', (text) => {
    expect(isNoDream(text)).toBe(false);
  });
});
