import { loadKnowledge } from '../knowledge/files.js';
import { FactFinder } from './fact-finder.js';

const finder = new FactFinder(loadKnowledge().factClauses);
const factsIn = (text: string) => finder.find(text).flatMap(({ fact }) => fact ?? []);
const outside = (text: string) =>
  finder
    .find(text)
    .filter(({ isOutside }) => isOutside)
    .map(({ start, end }) => text.slice(start, end));

describe('FactFinder', () => {
  it.each([
    ['다음 주에 최종 면접이 있는데 꿈에 이가 와르르 빠졌어요', 'interview'],
    ['공무원 시험 준비한 지 3년째예요. 꿈에서 하늘을 날았습니다', 'exam'],
    ['남자친구랑 헤어진 지 두 달 됐어요. 어젯밤 꿈에 뱀이 나왔어요', 'breakup'],
    ['아버지가 작년에 돌아가셨는데 꿈에 웃으면서 오셨어요', 'bereaved'],
    ['요즘 야근이 너무 많아요. 꿈에서 계속 계단을 올라갔어요', 'work'],
    ['강아지가 지난달에 무지개다리를 건넜어요. 꿈에 문을 긁더라고요', 'pet-died'],
    ['전세 만기라 집 보러 다니는 중인데 꿈에 우리 집에 불이 났어요', 'moving'],
    ['벌써 세 번째 꾸는 꿈이에요. 엘리베이터가 끝없이 내려가요', 'recurring'],
    ['내일 상견례인데 꿈에서 앞니가 쑥 빠졌어요', 'marriage'],
    ['다음 달에 이사해요. 집 천장에서 물이 샜어요', 'moving'],
  ])('finds the fact in “%s”', (text, fact) => {
    expect(factsIn(text)).toContain(fact);
  });

  it('takes what somebody reports for a part of the dream', () => {
    expect(factsIn('언니가 임신했다고 배를 보여주는데 갑자기 그 배가 제 배로 바뀌었어요')).toEqual([]);
  });

  it('takes a loss for that of a pet only if the text tells of one', () => {
    const clause = '보낸 지 49일 되는 날 새벽에 왔다.';
    expect(new Set(factsIn(`14년 키운 우리 콩이. ${clause} 꼬리만 치다가 갔다.`))).toEqual(
      new Set(['pet-died']),
    );
    expect(factsIn(`아버지 ${clause} 강아지를 안고 계셨다.`)).toEqual(['bereaved']);
  });

  it.each([
    '꿈에서 시험을 보는데 글씨가 하나도 안 써졌어요',
    '면접에 늦는 꿈을 꿨어요. 버스가 안 와서 뛰었어요',
    '뱀이 집으로 들어오는 꿈을 꿨어요',
    '이빨이 빠지는 꿈',
    '뱀꿈',
    '친구랑 크게 싸우고 울었어요',
    '남자친구가 헤어지자고 했어요',
    '주식이 올랐어요',
  ])('finds none in “%s”', (text) => {
    expect(factsIn(text)).toEqual([]);
  });

  it('takes clauses about waking life out of the dream, but no part of it', () => {
    expect(outside('지금 임신 8주인데 꿈에 큰 구렁이가 방으로 들어왔어요')).toEqual(['지금 임신 8주인데']);
    expect(outside('꿈에 큰 구렁이가 방으로 들어왔어요. 물지는 않았어요')).toEqual([]);
    expect(outside('헤어진 지 5년 된 남자친구가 집에 왔어요. 꿈인데도 어색했어요')).toEqual([]);
  });
});
