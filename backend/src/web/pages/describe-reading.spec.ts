import { countCharacters } from '@kkumpuri/contract';
import { describeReading } from './describe-reading.js';

const dreamContent = '큰 뱀이 집으로 들어와서 할머니 방 앞에 앉았다';
const symbols = [{ name: '뱀' }, { name: '집' }];
const describeText = (interpretation: string) => describeReading({ interpretation, dreamContent, symbols });

describe('describeReading', () => {
  it('lists the symbols, then the reading without its labels', () => {
    expect(describeText('마음이 바쁜 때의 꿈이에요.\n전통 해몽(길한 꿈): 반가운 소식으로 읽어요.')).toBe(
      '뱀, 집 꿈을 전통 해몽과 심리학으로 풀어 보았어요. 마음이 바쁜 때의 꿈이에요. 반가운 소식으로 읽어요.',
    );
  });

  it.each([
    '‘할머니 방’ 장면이 남아요.',
    '뱀 “큰 뱀이” – 새로운 인연이에요.',
    '큰뱀이 집으로 든 모습이에요.',
    '할머니, 방 앞이라는 자리가 중요해요.',
  ])('omits the sentence %j, which repeats the dream', (sentence) => {
    expect(describeText(`${sentence} 끝은 차분해요.`)).toBe(
      '뱀, 집 꿈을 전통 해몽과 심리학으로 풀어 보았어요. 끝은 차분해요.',
    );
  });

  it('stops at 160 characters, the length that a search result shows', () => {
    const description = describeText('잔잔한 마음이 오래 이어지는 모습이에요. '.repeat(30));
    expect(countCharacters(description)).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\.$/);
  });

  it('describes a reading without symbols and usable sentences', () => {
    expect(describeReading({ interpretation: '‘꿈’', dreamContent: '', symbols: [] })).toBe(
      '함께 나눈 꿈을 전통 해몽과 심리학으로 풀어 보았어요.',
    );
  });
});
