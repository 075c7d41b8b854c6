import { sharedHaemong } from '../shared.js';

const haemong = sharedHaemong();

describe('a dream that is only named', () => {
  it.each([
    ['우산꿈', '우산', '길'],
    ['김장하는 꿈', '김장', '길'],
    ['양꿈', '양', '길'],
    ['달리는 꿈', '달리는', '중립'],
    ['악마 꿈', '악마', '엇갈림'],
  ])('is answered from the dictionary: %s', (dream, name, verdict) => {
    const { headline, summary, traditional, questions, symbols, story } = haemong.read(dream);
    const said = `${summary} ${traditional.text}`;
    expect(headline).toContain(`${name} 꿈`);
    expect(headline.length).toBeLessThanOrEqual(20);
    expect(story).toBeNull();
    expect(symbols).toHaveLength(1);
    expect(said).toContain(haemong.knowledge.symbols.find(({ id }) => id === symbols[0]?.id)?.gist);
    expect(traditional.verdict).toBe(verdict);
    expect(questions[0]).toContain('한 줄만 더');
  });

  it('names the symbol whose meaning is told for a kind of it', () => {
    expect(haemong.read('벚꽃꿈').summary).toContain('꽃 꿈의 풀이에 기대어');
    expect(haemong.read('소금꿈').summary).not.toContain('기대어');
  });

  it('says the scene first if the name tells it', () => {
    const { summary, traditional } = haemong.read('안경 깨지는 꿈');
    expect(summary).toMatch(/^금 간 안경은/u);
    expect(traditional.verdict).toBe('흉');
  });

  it('prefers a story, and words about a person', () => {
    expect(haemong.read('송아지가 태어나는 꿈').story?.slug).toBe('animal-gives-birth');
    expect(haemong.read('새 신발 사는 꿈').traditional.verdict).toBe('길');
    expect(haemong.read('회사 동료가 나오는 꿈').symbols).toEqual([]);
  });

  it('does not apply to a dream that tells more than a name', () => {
    expect(haemong.read('우산을 샀는데 집에 와서 보니 박쥐였어요').summary).not.toContain('우산은');
  });
});
