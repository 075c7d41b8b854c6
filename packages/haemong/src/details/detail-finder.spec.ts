import { loadKnowledge } from '../knowledge/files.js';
import { Reader } from '../understanding/understanding.js';
import { DetailFinder } from './detail-finder.js';

const knowledge = loadKnowledge();
const reader = new Reader(knowledge);
const finder = new DetailFinder(knowledge.detailClauses, knowledge.details);
const kindsIn = (text: string) => finder.find(reader.understand(text)).map(({ kind }) => kind);

describe('DetailFinder', () => {
  it.each([
    ['친구 결혼식에 갔는데 하객이 전부 나랑 똑같이 생겼다', 'same-face'],
    ['회의실에 불이 났는데 옆에 있는 사람들은 아무렇지도 않게 커피를 마심', 'others-calm'],
    ['길에서 돈을 주웠는데 집에 와서 보니 다 낙엽으로 변해 있었어요', 'turned-worthless'],
    ['전역했다고 말해도 서류에 없다고 안 믿어 줘요', 'not-believed'],
    ['할머니가 아무 말도 없이 마루에 앉아 계셨어요', 'silent-person'],
    ['아무리 불러도 아무도 대답을 안 했어요', 'ignored'],
  ])('finds the detail in “%s”', (text, kind) => {
    expect(kindsIn(text)).toContain(kind);
  });

  it('finds none in clauses of waking life', () => {
    expect(kindsIn('요즘 회사에서 팀장님한테 매일 혼나요. 꿈에서 바다를 봤어요')).not.toContain('scolded');
  });

  it('finds only certain kinds in the clause in which the dreamer wakes up', () => {
    expect(kindsIn('쌀이 쏟아졌어요. 너무 놀라서 새벽 4시에 깼네요')).not.toContain('clear-number');
    expect(kindsIn('사과를 한 입 베어 물려는 순간 깼어요')).toContain('woke-before-end');
  });

  it('finds none of what the dreamer does in a clause about somebody else', () => {
    expect(kindsIn('제가 엉엉 울었어요')).toContain('i-cried');
    expect(kindsIn('사장님이 엉엉 울었어요')).not.toContain('i-cried');
  });

  it('returns where the clause is', () => {
    const text = '산에 갔는데 눈이 위로 내림';
    const [detail] = finder.find(reader.understand(text));
    expect(text.slice(detail?.start, detail?.end)).toContain('눈이 위로');
  });
});
