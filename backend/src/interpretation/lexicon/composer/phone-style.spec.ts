import { renderReading } from '../../render.js';
import { LexiconService } from '../lexicon.service.js';
import { composeReading } from './compose-reading.js';
import { squeezed } from './retelling.js';

const lexicon = new LexiconService();
const read = (dreamContent: string) =>
  renderReading(composeReading({ dreamContent, matches: lexicon.look(dreamContent) }));

describe('the reading of a dream that was noted in haste', () => {
  it.each([
    ['바퀴벌레가 입속으로 들어감 토함', '바퀴벌레가 입속으로 들어간', '바퀴벌레가 토한'],
    ['똥 싸는데 사람들이 다 쳐다봄', '쳐다본 꿈', '쳐다봄 꿈'],
    ['임신한꿈 나 남잔데', '임신한꿈', '남잔 꿈'],
    ['아 진짜 개꿈 꿨네 ㅋㅋ', '개꿈', '진짜 개꿈은'],
    ['큰 구렁이가 집에 들어왔는데 하나도 안무서웠음ㅋㅋ', '무섭지 않은', '무서운 마음'],
    ['친구한테 상처받아서 울었다', '울었', '반가운'],
    ['뱀이 날 물려고 했는데 안물렸음', '뱀', '결말은 답답'],
    ['살아남지 못했다', '살아남지 못한', '고비를 넘긴'],
    ['임플란트한 이가 빠지는 꿈이요 ㅠㅠ 친정엄마 아프신데', '이가 빠지는 꿈', '친정엄마 아프신 꿈'],
    ['자다가 갑자기 소름', '소름', '소른'],
    ['조개를 손에 모았는데 예뻤음', '모은', '손에 몬'],
    ['뱀이 내 발목을 물었다', '뱀이 발목을 물었', '요. 발목을 물었'],
  ])('%s: tells of %s, not of %s', (dream, told, not) => {
    const reading = read(dream);
    expect(reading).toContain(told);
    expect(reading).not.toContain(not);
  });

  it('has a name for a dream without a word', () => {
    expect(read('ㅋㅋㅋㅋㅋ')).not.toMatch(/(?:^|\s) 꿈|‘’/);
  });

  it('does not hold out to somebody what they may mean', () => {
    const dream = '죽는줄알았네 시험망치는 꿈꿨음ㅋㅋ 시험망치면 진짜 죽어야지ㅋㅋ';
    expect(read(dream)).not.toContain('죽어야지');
  });

  it('tries nothing word by word in a clause as long as a page, which would take seconds', () => {
    const clause = '했다고 말했다 '.repeat(250).trim();
    expect(squeezed(clause, undefined, 22)).toBe(clause);
  });
});
