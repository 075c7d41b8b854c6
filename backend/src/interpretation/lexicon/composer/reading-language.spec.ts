import type { Reading } from '@kkumpuri/contract';
import { evaluationDreams } from '../../evaluation/evaluation-dreams.js';
import { renderReading } from '../../render.js';
import { heldOutDreams } from '../evaluation/held-out-dreams.js';
import { labelledDreams } from '../evaluation/labelled-dreams.js';
import { LexiconService } from '../lexicon.service.js';
import { aboutOf } from './about.js';
import { findFeelings } from './feelings.js';
import { asRetold, withoutTopics } from './retelling.js';
import { sceneOf } from './scene.js';
import { goingOn } from './turning.js';

const service = new LexiconService();

async function read(dreamContent: string): Promise<Reading> {
  const matches = service.look(dreamContent);
  const signal = new AbortController().signal;
  return (await service.interpreter.interpret({ dreamContent, matches }, { signal })).reading;
}

const whyOf = ({ symbols }: Reading, id: string) => symbols.find((symbol) => symbol.id === id)?.why;

describe('the opening of a reading', () => {
  it('names who the dream was about, also where another clause named them', async () => {
    const { summary } = await read(
      '돌아가신 할머니가 나와서 아무 말 없이 밥상을 차려주셨다. 먹으려는데 깼다.',
    );
    expect(summary).toMatch(/^돌아가신 할머니가 .*밥상을 차려주신/);
    expect((await read('전 남자친구가 결혼한다고 청첩장을 줬는데 얼굴은 안 보였어요')).summary).toMatch(
      /^전 남자친구가 .*얼굴이 안 보인/,
    );
  });

  it('goes on to what the story leads to', async () => {
    expect((await read('호랑이한테 쫓기다가 결국 물렸는데 하나도 안 아팠어요')).summary).toMatch(
      /호랑이한테 .*물렸는데 .*안 아픈/,
    );
  });

  it('tells a second scene where the first one is short', async () => {
    const { summary } = await read('옛날 애인이 문 앞에 서 있길래 문을 열어줬다. 나도 같이 울었다.');
    expect(summary).toContain('같이 운');
    expect(summary).toContain('애인이');
  });

  it('leaves out that there was a dream, and the laughter and tears of the keyboard', async () => {
    const { summary } = await read('나 어제 뱀꿈 꿨는데 뱀이 내 다리 감고 안 놔줬음 ㅠㅠ');
    expect(summary).toMatch(/^뱀이 내 다리 감고 안 놔준/);
  });

  it('tells the dream before the day', async () => {
    const { summary } = await read('엘리베이터를 탔는데 추락했어요. 요즘 야근이 많아서 그런가 싶기도 하고');
    expect(summary).toMatch(/^엘리베이터를 탔는데 추락한/);
    expect(summary).not.toContain('그런가');
  });

  it('understands the spoken language of the south-west', async () => {
    const { summary } = await read('돼지 세마리가 우리집 마당으로 들어왔는디 내가 밥을 줬당께요');
    expect(summary).toMatch(/돼지 세마리가 우리집 마당으로 들어왔는데 .*준/);
  });
});

describe('the traditional view', () => {
  it('opens with the scene that the verdict comes from, and never with an ending nobody told', async () => {
    const { traditional } = await read('시험장에 갔는데 연필이 없어서 계속 찾다가 시간이 다 끝나버렸어요');
    expect(traditional.verdict).toBe('흉');
    expect(traditional.text.split('.')[0]).toContain('연필이 없');
    expect(traditional.text).not.toMatch(/뒷이야기|결말이 없/);
  });

  it('speaks of an ending where the dream breaks off', async () => {
    const { traditional } = await read('할머니가 밥상을 차려주셨다. 밥을 먹으려는데 깼다.');
    expect(traditional.text).toMatch(/깼으니|끊겨/);
  });

  it('says which scenes speak for and which against', async () => {
    const { traditional } = await read('뱀이 도망갔는데 돼지가 집으로 들어왔다');
    expect(traditional.verdict).toBe('엇갈림');
    expect(traditional.text).toContain('뱀이 도망간');
    expect(traditional.text).toContain('돼지가 집으로 들어온');
  });
});

describe('what was felt', () => {
  it('is not what the dream says was not felt', () => {
    expect(findFeelings('근데 난 하나도 안 슬펐음')).toEqual([]);
    expect(findFeelings('슬프지 않았고 무섭지도 않았다').map(({ key }) => key)).toEqual(['unafraid']);
    expect(findFeelings('무서웠는데 나중엔 행복했다').map(({ key }) => key)).toEqual(['fear', 'joy']);
  });
});

describe('what is said of a symbol', () => {
  it.each([
    ['아는 사람 장례식에 갔는데 그 사람이 앉아 있었어요.', 'funeral', '아는 사람 장례식'],
    ['길에서 지갑을 주웠는데 주머니에 넣으면 사라졌어요.', 'wallet', '넣으면 사라'],
    ['아기를 지하철에 두고 내렸어요.', 'train', '두고 내'],
  ])('stays whole where a part would say something else: %s', async (dream, id, expected) => {
    expect(whyOf(await read(dream), id)).toContain(expected);
  });

  it('keeps the symbol’s own word and its deed', async () => {
    const reading = await read('엄마가 빨간 고추를 한가득 따서 치마에 담아줬어요');
    expect(whyOf(reading, 'parents')).toContain('엄마가');
    expect(whyOf(reading, 'clothes')).toContain('치마에');
  });
});

describe('a clause before a noun', () => {
  it('holds no topic particle, and keeps what only looks like one', () => {
    expect(withoutTopics('얼굴은 안 보였어요', [])).toBe('얼굴이 안 보였어요');
    expect(withoutTopics('피는 안 났구요', [])).toBe('피가 안 났구요');
    expect(withoutTopics('밥은 못 먹었어요', [])).toBe('밥을 못 먹었어요');
    expect(withoutTopics('말은 안 하고 웃기만 하셨어요', [])).toBe('말을 안 하고 웃기만 하셨어요');
    expect(asRetold('나한테 흰옷을 입고 저만 꿈에서 부르셨다')).toBe('나한테 흰옷을 입고 나만 부르셨다');
    expect(withoutTopics('밖에는 눈이 왔다', [])).toBe('밖에 눈이 왔다');
    expect(withoutTopics('계단은 끝이 없었다', [])).toBe('계단이 끝이 없었다');
    expect(withoutTopics('저는 혼자 있었어요', [])).toBe('혼자 있었어요');
    expect(withoutTopics('사귀는 사람이 나를 기다리는 꿈', [])).toBe('사귀는 사람이 나를 기다리는 꿈');
    expect(withoutTopics('높은 건물에서 떨어졌다', [])).toBe('높은 건물에서 떨어졌다');
    expect(withoutTopics('불이 난 집에서 나왔다', [])).toBe('불이 난 집에서 나왔다');
    expect(withoutTopics('동료들은 아무렇지 않게 일을 했다', [])).toBe('동료들이 아무렇지 않게 일을 했다');
    expect(withoutTopics('아무 일 없다는 듯 웃었다', [])).toBe('아무 일 없다는 듯 웃었다');
  });

  it.each([
    ['고양이 세 마리가 방에 들어와서', '고양이 세 마리가'],
    ['검은 개 2마리가 쫓아와서', '개 2마리가'],
    ['고양이가 방에 들어와서', '고양이가'],
    ['하얀 고양이 방에 들어와서', undefined],
    ['돌아가신 할머니가 밥을 차려 주셔서', '돌아가신 할머니가'],
    ['말이 갑자기 안 나와서', undefined],
  ])('who %s is about can stand before another deed: %s', (clause, expected) => {
    expect(aboutOf(clause)).toBe(expected);
  });

  it.each([
    ['무지개색이 됐어요', '무지개색이 된'],
    ['온 세상이 하얬어요', '온 세상이 하얀'],
    ['풍선이 커다랬어요', '풍선이 커다란'],
    ['풍선을 보냈어요', '풍선을 보낸'],
    ['한쪽을 가리켰다', '한쪽을 가리킨'],
    ['촛불을 켰다', '촛불을 켠'],
    ['냄새도 안 나고', '냄새도 안 나던'],
    ['명함을 주더라', '명함을 주던'],
    ['지갑을 펴보니까', '지갑을 펴본'],
    ['축가를 부름', '축가를 부른'],
    ['돈다발을 주시길래', '돈다발을 주시던'],
    ['밥을 먹으려는데', '밥을 먹으려던'],
    ['좀비한테 쫓기는 꿈을 거의 매일 꿔요', '좀비한테 쫓기는'],
  ])('%s → %s', (clause, expected) => {
    expect(sceneOf(clause).ad).toBe(expected);
  });
});

describe('a sentence that goes on', () => {
  it.each([
    ['복으로 여겼어요.', '복으로 여겼는데'],
    ['그림이에요.', '그림인데'],
    ['마음을 비춰요.', '마음을 비추는데'],
    ['좋게 읽어요.', '좋게 읽는데'],
    ['풀이가 갈려요.', '풀이가 갈리는데'],
    ['때와 비슷해요.', '때와 비슷한데'],
    ['뒤집어 풀어요.', '뒤집어 푸는데'],
  ])('%s → %s', (sentence, expected) => {
    expect(goingOn(sentence)).toBe(expected);
  });

  it('does not go on twice in the same way', () => {
    expect(goingOn('통설인데, 그리움이라는 말도 있어요.')).toBeUndefined();
  });

  it('can be made of nearly all that the lexicon says', () => {
    const all = service.symbols.flatMap(({ situations }) => situations.map(({ meaning }) => meaning));
    const open = all.filter((meaning) => !/데,/.test(meaning) && goingOn(meaning) === undefined);
    expect(open.length / all.length).toBeLessThan(0.1);
  });
});

describe('what only looks like a verb', () => {
  /** Told as what happens: 길 잃은 꿈, 가위 눌린 꿈, 깨는 꿈. */
  const deeds = ['길 잃음', '가위 눌림', '꿈속에서 깨는 꿈'];
  const typed = service.symbols.flatMap(({ spellings }) => spellings).filter((word) => !deeds.includes(word));

  it('is named as it was typed: every word of the lexicon, from 할머니 to 시험', async () => {
    const summaries = await Promise.all(typed.map(async (word) => (await read(word)).summary));
    expect(typed.filter((word, at) => !summaries[at]?.includes(word))).toEqual([]);
    expect(typed.length).toBeGreaterThan(2_000);
  });

  it.each([
    ['파란 바다가 집 앞까지 밀려왔어요', '파란 바다가 집 앞까지 밀려온'],
    ['친구가 시험지를 들고 베란다에 서 있었어요', '친구가 시험지를 들고 베란다에 서 있던'],
    ['전 남자친구가 다시 만나자고 했어요', '전 남자친구가 다시 만나자고 한'],
    ['길을 걷다 보니 바구니가 있었어요', '길을 걷다 보니 바구니가 있던'],
    ['임신 8주인데 큰 구렁이가 제 다리를 감고 안 놔줬어요', '임신 8주인데'],
    ['할아버지가 애썼다 하고 웃으셨어요', '할아버지가 애썼다 하고 웃으신'],
  ])('%s', async (dream, told) => {
    expect((await read(dream)).summary).toContain(told);
  });

  it('ends no scene: a question, a thing said', () => {
    for (const text of ['이게 맞는 건가요', '하늘 무덤', '길게 하자" 라고', '우리 할머니', '내 친구'])
      expect(sceneOf(text)).toEqual({});
  });
});

describe('all readings', () => {
  const dreams = [...labelledDreams, ...heldOutDreams, ...evaluationDreams].map(({ dream }) => dream);
  let readings: Reading[];
  beforeAll(async () => {
    readings = await Promise.all(dreams.map(read));
  });

  it('say no sentence twice', () => {
    const repeated = readings.flatMap((reading) => {
      const sentences = renderReading(reading)
        .split(/(?<=[.?])\s/)
        .filter((sentence) => sentence.length > 8);
      return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at);
    });
    expect(repeated).toEqual([]);
  });

  it('hold no half syllables and no broken endings', () => {
    const broken = /[궀껬낐]|됀|껜 |[가-힣]지[는은] (?:꿈|장면)이? 않/;
    expect(readings.map(renderReading).filter((text) => broken.test(text))).toEqual([]);
  });
});

describe('what a dream counts', () => {
  it.each([
    ['길에서 500만원을 주웠어요.', 'picking-up', '500만원'],
    ['시험 점수가 100점이었어요.', 'exam', '100점'],
    ['KTX를 놓쳤어요.', 'train', 'KTX'],
    ['BTS랑 밥을 먹었어요.', 'cooked-rice', 'BTS'],
    ['조상님이 로또 번호를 불러 주셨어요.', 'ancestor', '번호를 불러'],
    ['로또 1등에 당첨돼서 20억을 받았어요.', 'lottery', '20억'],
  ])('is read like any other word: %s', async (dream, id, expected) => {
    const reading = await read(dream);
    expect(whyOf(reading, id)).toBeDefined();
    expect(renderReading(reading)).toContain(expected);
  });

  it('is told again without the numbers that people bet on', async () => {
    const { summary, traditional, psychological } = await read(
      '꿈에서 로또 번호를 봤어요. 3 14 25 31 40 45였어요.',
    );
    expect(`${summary} ${traditional.text} ${psychological.text}`).not.toMatch(/로또 번호|\d/);
  });

  it('is left alone where it is a telephone’s number or a foreign sentence', async () => {
    for (const dream of ['돼지가 01012345678로 전화하라고 했어요.', 'please say hello to my 뱀'])
      expect((await read(dream)).symbols).toEqual([]);
  });

  it.each(['로또 번호 알려줘', '로또 번호 좀 찍어 줘요', '로또 번호 추천 부탁드려요'])(
    'is no part of it: %s',
    async (order) => {
      const reading = await read(`돼지가 집에 들어왔어요. ${order}`);
      expect(reading.symbols.map(({ id }) => id)).toEqual(['pig', 'house']);
      expect(renderReading(reading)).not.toContain('번호');
    },
  );
});
