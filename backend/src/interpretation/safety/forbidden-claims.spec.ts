import { findForbiddenClaims } from './forbidden-claims.js';

const forbidden: [string, string][] = [
  ['illness', '곧 큰 병에 걸릴 수 있어요.'],
  ['illness', '건강이 나빠질 수도 있으니 쉬어 가세요.'],
  ['illness', '가족에게 병이 생길 징조예요.'],
  ['illness', '당분간 건강에 유의하세요.'],
  ['illness', '전통에서는 병을 예고하는 꿈으로 보아 왔어요.'],
  ['death', '집안 어른이 돌아가실 수 있어요.'],
  ['death', '누군가의 죽음을 알리는 꿈이에요.'],
  ['death', '머지않아 가까운 사람이 세상을 떠납니다.'],
  ['misfortune', '길에서 사고가 날 수 있어요.'],
  ['misfortune', '유산을 암시하는 꿈으로 여겨요.'],
  ['misfortune', '배우자가 바람을 피울 수도 있어요.'],
  ['pregnancy', '올해 임신을 하게 될 거예요.'],
  ['pregnancy', '곧 임신 소식이 있을 거예요.'],
  ['pregnancy', '배 속의 아이는 아들일 것입니다.'],
  ['money', '큰돈이 들어올 거예요.'],
  ['money', '재물이 들어옵니다.'],
  ['money', '오늘은 복권을 사 보세요.'],
  ['money', '주식에 투자하면 성공할 거예요.'],
  ['money', '로또에 당첨될 꿈이에요.'],
  ['numbers', '행운의 숫자는 7이에요.'],
  ['numbers', '번호는 3, 14, 22를 고르세요.'],
  ['numbers', '로또 1등 번호는 7이에요.'],
  ['numbers', '이번 주 복권은 3, 14가 좋아요.'],
  ['illness', '나무가 나는 것은 병이 길어진다는 뜻입니다.'],
  ['certainty', '반드시 합격할 거예요.'],
  ['certainty', '이달 안에 목돈이 틀림없이 들어옵니다.'],
  ['certainty', '목돈이 생길 게 확실하니 통장을 비워 두세요.'],
  ['certainty', '그 사람도 당신을 잊지 못하고 있다는 꿈이에요.'],
  ['certainty', '일주일 안에 귀인이 찾아옵니다.'],
  ['certainty', '걱정이 많으셨을 텐데, 이달이 가기 전에 막혔던 돈이 크게 들어올 거예요.'],
  ['certainty', '머지않아 속병이 날 꿈이니 미리 아셔야 해요.'],
  ['certainty', '석 달 안에 크게 앓게 되니 병원부터 잡아 두세요.'],
  ['death', '올해 안에 집안 어른 한 분이 세상을 뜨게 됩니다.'],
];

const allowed = [
  '집으로 들어오는 뱀은 재물이 들어온다고 보아 왔어요.',
  '전통 해몽에서는 뜻밖의 소득으로 보기도 하고, 다툼으로 읽기도 해요.',
  '구렁이가 나오는 꿈을 태몽으로 여기기도 했어요.',
  '병을 예고하는 꿈이라는 뜻은 아니에요.',
  '사고가 생길 것 같아 무서우셨겠어요.',
  '올해 안에 재물이 들어온다고 보던 풀이도 있어요.',
  '죽는 꿈은 묵은 일이 끝나고 새로 시작하는 꿈으로 풀어 왔어요.',
  '누군가의 죽음을 알리는 꿈으로 받아들이지 않아도 괜찮아요.',
  '꿈속에서 병에 걸린 장면이 오래 남았을 것 같아요.',
  '복권 당첨자 설문에서는 동물 꿈이 자주 꼽혔지만, 기억이 치우쳤을 수 있어요.',
  '로또 1등에 당첨돼서 20억을 받은 장면은 바람이 그대로 나온 것이기도 해요.',
  '돈을 줍는 장면은 작은 근심으로 읽는 사람도 있어요.',
  '요즘 마음에 오래 머무는 일이 꿈에 이어졌을 수 있어요.',
  '오늘은 떠오르는 장면을 세 줄로 적어 보세요.',
  '그때의 기분은 지금의 무엇과 닮았을까요?',
  '아이를 안는 장면은 새로 맡은 일을 돌보는 마음일 수 있어요.',
];

describe('findForbiddenClaims', () => {
  it.each(forbidden)('finds %s in "%s"', (kind, sentence) => {
    expect(findForbiddenClaims(sentence).map((claim) => claim.kind)).toContain(kind);
  });

  it.each(allowed)('allows "%s"', (sentence) => {
    expect(findForbiddenClaims(sentence)).toEqual([]);
  });

  it('returns only the sentence with the claim', () => {
    const text = '물은 감정으로 읽어요. 큰돈이 들어올 거예요. 오늘은 쉬어 보세요.';
    expect(findForbiddenClaims(text)).toEqual([{ kind: 'money', sentence: '큰돈이 들어올 거예요.' }]);
  });
});
