import { loadLexicon } from '../lexicon.js';
import { splitClauses } from './clauses.js';
import { SymbolMatcher, toSymbolMatch } from './matcher.js';
import { inKnownEndings } from './noted-endings.js';

const matcher = new SymbolMatcher(loadLexicon());
const read = (dream: string) => matcher.find(dream).map(toSymbolMatch);
const meanings = (dream: string) => read(dream).map(({ id, meaning }) => `${id}: ${meaning}`);
const ids = (dream: string) => read(dream).map(({ id }) => id);

describe('a dream noted in haste', () => {
  it.each([
    ['뱀이 집에 들어옴', '뱀이 집에 들어왔음'],
    ['뱀한테 물림', '뱀한테 물렸음'],
    ['귀신한테 쫓김ㅠㅠ', '귀신한테 쫓겼음'],
    ['누가 나를 쫓아옴', '누가 나를 쫓아왔음'],
    ['물고기를 놓침', '물고기를 놓쳤음'],
    ['거울이 깨짐', '거울이 깨졌음'],
    ['사람을 죽임', '사람을 죽였음'],
    ['내가 죽음', '내가 죽었음'],
    ['엄마가 돌아가심', '엄마가 돌아가셨음'],
    ['시험에 떨어짐', '시험에 떨어졌음'],
    ['토함', '토했음'],
    ['물에 빠짐', '물에 빠졌음'],
    ['임신함', '임신했음'],
    ['돈을 주움', '돈을 주웠음'],
    ['말이 안나왔다', '말이 안 나왔다'],
    ['다리가 안움직임', '다리가 안 움직였다'],
    ['문이 안열림', '문이 안 열렸다'],
    ['이가 우수수 다 빠짐', '이가 우수수 빠졌다'],
    ['시험망침', '시험을 망쳤다'],
    ['수능보는데 omr 밀려씀', '수능을 봤는데 망했다'],
  ])('%s is read as %s', (noted, told) => {
    expect(read(told)).not.toEqual([]);
    expect(meanings(noted)).toEqual(meanings(told));
  });

  it.each(['뱀은 안나왔다', '피는 안남', '피는 안 났다'])('%s is a dream of none', (dream) => {
    expect(ids(dream)).toEqual([]);
  });

  it('keeps its nouns: 소름, 시험 and 처음 are no verbs', () => {
    const nouns = '소름 돋는 시험 처음 느낌 사람 이름 만큼 그럼 지금 말씀 방금 모임 살림 고3임시';
    expect(inKnownEndings(nouns)).toBe(nouns);
  });

  it('is changed in nothing but the last sound of such verbs, so that every quote stays where it is', () => {
    expect(inKnownEndings('뱀 나옴ㅋㅋ 물림. 죽음의 그림자, 내가 죽음')).toBe(
      '뱀 나온ㅋㅋ 물린. 죽음의 그림자, 내가 죽은',
    );
  });

  it('ends a sentence where nothing else does', () => {
    const dream = '바퀴벌레가 입속으로 들어감 토함 비행기 놓쳤어 여권을 두고와서 엄마가 웃더라 깼네';
    const parts = splitClauses(dream).map(({ start, end }) => dream.slice(start, end));
    expect(parts).toEqual([
      '바퀴벌레가 입속으로 들어감',
      '토함',
      '비행기 놓쳤어',
      '여권을 두고와서',
      '엄마가 웃더라',
      '깼네',
    ]);
  });
});

describe('a dream in which somebody takes their life', () => {
  it.each([
    '엄마가 자살하는 꿈 꿨는데 너무 울었어',
    '동생이 자살한 꿈 꿨는데 장례식에 사람이 많이 왔어',
    '친구가 자살하는 꿈 꿨는데 우리집에서 그랬음',
    '연예인이 자살했다는 뉴스를 봤는데 집에 뱀이 들어왔다',
  ])('%s: nothing in it is read as good or bad', (dream) => {
    expect(read(dream)).toMatchObject([{ id: 'suicide-dream', verdict: '중립' }]);
  });
});
