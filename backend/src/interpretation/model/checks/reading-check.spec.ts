import type { Reading } from '@kkumpuri/contract';
import { goodReading } from '../../../../test/support/fake-model-answers.mjs';
import { calmReading } from '../../calm-reading.js';
import { snakeMaterial } from '../material.fixture.js';
import { PROMPT_VERSION, SYSTEM_PROMPT } from '../prompt.js';
import { checkAnswer } from './reading-check.js';
import { badReadings, goodReadings } from '../written-readings.fixture.js';

type Written = ReturnType<typeof goodReading>;

const written = (): Written =>
  goodReading({ symbols: snakeMaterial.matches, dream: snakeMaterial.dreamContent });

function check(change: Partial<Record<keyof Written, unknown>> = {}) {
  return checkAnswer(JSON.stringify({ ...written(), ...change }), snakeMaterial);
}

function readingOf(result: ReturnType<typeof checkAnswer>): Reading {
  if ('problem' in result) throw new Error(result.problem);
  return result.reading;
}

const symbol = (quote: string, id = 'snake') => ({ id, quote, why: '전통에서는 반기는 쪽으로 읽어 왔어요.' });

describe('checkAnswer', () => {
  it('accepts a valid answer and adds the symbol names', () => {
    expect(readingOf(check()).symbols).toMatchObject([
      { id: 'snake', name: '뱀', quote: '커다란 뱀' },
      { id: 'house', name: '집', quote: '우리 집 마당' },
    ]);
  });

  it.each([
    ['code fences', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['prose around it', (json: string) => `네, 여기 있어요.\n${json}\n도움이 되었길 바라요.`],
    ['a thinking block', (json: string) => `<think>{"a": 1}</think>${json}`],
  ])('finds the JSON within %s', (_name, wrap) => {
    expect(checkAnswer(wrap(JSON.stringify(written())), snakeMaterial)).toHaveProperty('reading');
  });

  it.each([
    ['a long run of marks', `물${'\u0301\u0316'.repeat(20)}이 나와요.`],
    ['more text than all parts may have together', '물이 나와요. '.repeat(600)],
    ['more sentences than any reading has', '네. '.repeat(250)],
  ])('rejects %s before other checks', (_name, text) => {
    const refused = { problem: '너무 긴 글이나 쓸 수 없는 글자가 있습니다.' };
    expect(check({ summary: text })).toEqual(refused);
    expect(check({ questions: [text] })).toEqual(refused);
  });

  it('drops a symbol whose quote is not in the dream', () => {
    expect(readingOf(check({ symbols: [symbol('보랏빛 기차')] })).symbols).toEqual([]);
  });

  it('drops a symbol that was not in the prompt', () => {
    expect(readingOf(check({ symbols: [symbol('커다란 뱀', 'dragon')] })).symbols).toEqual([]);
  });

  it('keeps a repeated symbol once', () => {
    expect(readingOf(check({ symbols: [symbol('커다란 뱀'), symbol('내 몸')] })).symbols).toHaveLength(1);
  });

  it('drops sentences with contacts or calls for harm and keeps the rest', () => {
    const { text } = written().psychological;
    const unfit = '더 알고 싶으면 카톡 아이디 dream777을 추가해 보세요. 먹던 약을 끊으셔도 돼요.';
    expect(readingOf(check({ psychological: { text: `${text} ${unfit}` } })).psychological.text).toBe(text);
  });

  it.each([
    ['an address', '더 알고 싶다면 example.com 에서 살펴보세요.'],
    ['a telephone number', '오늘은 010-1234-5678 번호로 전화해 보세요.'],
    ['a prediction of money', '큰돈이 들어올 거예요.'],
    ['a prediction of illness', '건강이 나빠질 수 있어요.'],
    ['a blunt ending', '뱀은 재물이다.'],
    ['an unverifiable book', '조선 시대 『몽서』 3권에도 적혀 있어요.'],
    ['a figure of a study', '2019년 연구에 따르면 87%가 그랬다고 해요.'],
    ['a threat', '당분간 밤길을 다니지 마세요.'],
    ['blame', '평소 게으른 습관 때문이에요.'],
  ])('drops the one sentence with %s and keeps the rest', (_name, sentence) => {
    const { text } = written().psychological;
    expect(readingOf(check({ psychological: { text: `${text} ${sentence}` } })).psychological.text).toBe(
      text,
    );
  });

  it('rejects an answer with two such sentences', () => {
    const { text } = written().psychological;
    const two = `${text} 큰돈이 들어올 거예요. 건강이 나빠질 수 있어요.`;
    expect(check({ psychological: { text: two } })).toHaveProperty('problem');
  });

  it.each([
    '사고가 생길 것 같아 무서우셨겠어요.',
    '로또 번호를 알려 주는 꿈은 아니에요.',
    '그 말씀이 참 든든하셨겠어요ㅎㅎ',
    '“ㅋㅋㅋ” 하고 웃은 자리가 눈에 띄어요.',
    '그런 풀이를 적어 둔 옛 책은 없습니다만.',
  ])('keeps the sentence "%s"', (sentence) => {
    const summary = `${written().summary} ${sentence}`;
    expect(readingOf(check({ summary })).summary).toBe(summary);
  });

  it.each([
    ['other spaces', '커다란뱀이  우리 집'],
    ['quotation marks', '“커다란 뱀이 우리 집”'],
    ['an ellipsis', '커다란 뱀이 우리 집…'],
    ['separate jamo', '커다란 뱀이 우리 집'.normalize('NFD')],
  ])('replaces a quote with %s by the literal text of the dream', (_name, quote) => {
    expect(readingOf(check({ symbols: [symbol(quote)] })).symbols[0]?.quote).toBe('커다란 뱀이 우리 집');
  });

  it('normalizes a section to one NFC line without invisible characters and emoji', () => {
    const summary = '마당으로 들어온\n\n 뱀이 \u200b따뜻하게 남은 꿈으로 보여요. 🌙'.normalize('NFD');
    expect(readingOf(check({ summary })).summary).toBe('마당으로 들어온 뱀이 따뜻하게 남은 꿈으로 보여요.');
  });

  it('allows the name of a scholar, a Hanja gloss and foreign words of the dream', () => {
    const material = {
      ...snakeMaterial,
      dreamContent: `${snakeMaterial.dreamContent} iPhone 이 울렸다. 東京 거리였다.`,
    };
    const text = '융(Jung)은 돼지 돈(豚)과 iPhone, 東京 거리처럼 낯선 것을 새로움으로 보기도 했어요. '.repeat(
      2,
    );
    const answer = JSON.stringify({ ...written(), psychological: { text } });
    expect(checkAnswer(answer, material)).toHaveProperty('reading');
  });

  const text = written().traditional.text;
  it.each([
    ['half a JSON', { summary: undefined }],
    ['no question', { questions: [] }],
    ['four questions', { questions: Array<string>(4).fill('그때의 느낌은 무엇과 닮았나요?') }],
    [
      'a question without a question mark',
      { questions: ['느낌을 떠올려 보세요.', '그때의 느낌은 무엇과 닮았나요?'] },
    ],
    ['an unknown verdict', { traditional: { verdict: '대박', text } }],
    [
      'English',
      { psychological: { text: 'This dream is about change and the new things in your life. '.repeat(3) } },
    ],
    ['Chinese', { summary: '마당으로 들어온 뱀이 梦境 같은 꿈으로 보여요.' }],
    ['Japanese', { summary: '마당으로 들어온 뱀이 とても 따뜻하게 남은 꿈으로 보여요.' }],
    ['an HTML tag', { summary: '<b>마당</b>으로 들어온 뱀이 따뜻하게 남은 꿈으로 보여요.' }],
    ['an HTML entity', { summary: '마당으로 들어온 &lt;뱀&gt;이 따뜻하게 남은 꿈으로 보여요.' }],
    ['markdown', { summary: '**마당**으로 들어온 뱀이 따뜻하게 남은 꿈으로 보여요.' }],
    ['a telephone number over several sentences', { action: '오늘은 쉬어 보세요. 010. 1234. 5678. 이에요.' }],
    ['an address with spaces', { action: '더 알고 싶다면 dream . com 에서 살펴보세요.' }],
    ['a text over the limit', { summary: '가'.repeat(4_001) }],
    ['a text that is slow to check', { summary: 'a@'.repeat(1_999) }],
    ['blunt endings', { summary: '마당으로 들어온 뱀이 따뜻하게 남은 꿈이다.' }],
    ['chatty endings', { summary: '마당으로 들어온 뱀이 따뜻하게 남은 꿈이야.' }],
    [
      'no hedging',
      {
        traditional: {
          verdict: '길',
          text: '뱀은 재물이에요. 집은 나예요. 몸을 감은 것은 인연이에요. '.repeat(3),
        },
      },
    ],
    ['hardly any words', { traditional: { verdict: '길', text: '좋게 보아 왔어요.' } }],
    ['too many words', { traditional: { verdict: '길', text: text.repeat(8) } }],
    ['a part of the system prompt', { action: SYSTEM_PROMPT.slice(0, 60) }],
    ['a lone surrogate', { summary: '마당으로 들어온 뱀이 \ud800따뜻하게 남은 꿈으로 보여요.' }],
  ])('rejects an answer with %s and returns the problem for the model', (_name, change) => {
    expect(check(change)).toEqual({ problem: expect.stringMatching(/^.{4,80}$/) });
  });

  it.each(['', 'null', '[]', '죄송하지만 풀이할 수 없어요.', '{"summary": "마당', '{}'])(
    'rejects the answer %j',
    (answer) => {
      expect(checkAnswer(answer, snakeMaterial)).toHaveProperty('problem');
    },
  );

  it.each([{}, { symbols: undefined }, { action: '오늘은 복권을 사 보세요.' }])(
    'returns the calm answer when the model detects a crisis, even with %j',
    (change) => {
      expect(check({ ...change, care: 'crisis' })).toEqual({ reading: calmReading(), care: 'crisis' });
    },
  );

  it('sets care to none when the answer omits it', () => {
    expect(check({ care: undefined })).toMatchObject({ care: 'none' });
  });
});

describe('checkAnswer with handwritten readings', () => {
  it.each(goodReadings)('accepts the reading of $about with all its symbols', ({ material, reading }) => {
    expect(checkAnswer(JSON.stringify(reading), material)).toMatchObject({
      reading: { symbols: reading.symbols.map(({ id, quote }) => ({ id, quote })) },
      care: reading.care,
    });
  });

  it.each(badReadings)(
    'rejects the reading with $about, or drops the faulty sentence',
    ({ material, reading, fault }) => {
      const checked = checkAnswer(JSON.stringify(reading), material);
      if (fault === undefined) expect(checked).toHaveProperty('problem');
      else expect(JSON.stringify(checked)).not.toContain(fault);
    },
  );
});

describe('PROMPT_VERSION', () => {
  it('has the form year-month-number', () => {
    expect(PROMPT_VERSION).toMatch(/^\d{4}-\d{2}-\d+$/);
  });
});
