import type { Reading } from '@kkumpuri/contract';
import { renderReading } from './render.js';

const reading: Reading = {
  headline: '한밤에 들어온 뱀 한 마리',
  summary: '뱀이 집으로 들어온 꿈이에요.',
  symbols: [
    { id: 'snake', name: '뱀', quote: '큰 뱀이', why: '반가운 인연으로 보았어요.' },
    { id: 'house', name: '집', quote: '집으로', why: '나와 식구를 뜻해요.' },
  ],
  traditional: { verdict: '길', text: '얻는 쪽에 가까워요.' },
  psychological: { text: '융은 본능의 힘으로 읽었어요.' },
  questions: ['누가 떠오르나요?', '기분은 어땠나요?'],
  action: '세 줄로 적어 보세요.',
  story: null,
};

describe('renderReading', () => {
  it('writes one paragraph per line, in page order', () => {
    expect(renderReading(reading).split('\n')).toEqual([
      '뱀이 집으로 들어온 꿈이에요.',
      '전통 해몽(길한 꿈): 얻는 쪽에 가까워요.',
      '뱀 “큰 뱀이” – 반가운 인연으로 보았어요.',
      '집 “집으로” – 나와 식구를 뜻해요.',
      '심리학적 관점: 융은 본능의 힘으로 읽었어요.',
      '생각해 볼 물음: 누가 떠오르나요? 기분은 어땠나요?',
      '오늘 해 볼 일: 세 줄로 적어 보세요.',
    ]);
  });

  it('writes no line for symbols without a meaning', () => {
    const symbols = reading.symbols.map((symbol) => ({ ...symbol, why: '' }));
    expect(renderReading({ ...reading, symbols }).split('\n')).toHaveLength(5);
  });
});
