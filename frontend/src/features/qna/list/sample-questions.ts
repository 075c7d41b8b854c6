import type { KeptQuestion } from '../question-types';

/** Two answered questions, shown when the server returns none or is unreachable. */
export const sampleQuestions: KeptQuestion[] = [
  {
    id: 'local-sample-2',
    title: '같은 꿈을 며칠째 반복해서 꾸는데 괜찮을까요?',
    category: '일반',
    content:
      '시험장에 늦게 도착해서 문제를 하나도 못 푸는 꿈을 일주일째 꾸고 있어요.\n학교를 졸업한 지 오래됐는데 왜 자꾸 시험 보는 꿈을 꾸는지 궁금합니다.',
    author: '새벽안개',
    date: '2025-09-08T22:10:00.000Z',
    views: 47,
    answered: true,
    answer:
      '시험에 늦는 꿈은 평가받는 일이나 마감을 앞둔 분들이 자주 이야기하는 꿈이에요. 되풀이되는 꿈은 요즘 마음에 오래 머무는 걱정을 비추는 경우가 많습니다.\n꿈을 꾼 날 낮에 무슨 일이 있었는지 함께 적어 보시면 이어지는 점을 찾기 쉬워요. 잠을 설칠 만큼 힘든 날이 이어진다면 가까운 분이나 전문가와 이야기를 나눠 보세요.',
    answerDate: '2025-09-09T01:30:00.000Z',
    source: 'sample',
  },
  {
    id: 'local-sample-1',
    title: '해석한 꿈은 어디에 저장되나요?',
    category: '기타',
    content:
      '회원가입을 하지 않고 꿈을 몇 번 해석해 봤어요.\n나중에 다시 보고 싶은데 지난 해석이 어디에 남아 있는지, 다른 사람에게도 보이는지 알고 싶어요.',
    author: '익명',
    date: '2025-09-03T23:40:00.000Z',
    views: 23,
    answered: true,
    answer:
      '회원가입 없이 해석한 꿈은 쓰고 계신 브라우저에서 다시 볼 수 있어요. 직접 공유하기 전에는 다른 사람에게 보이지 않습니다.\n회원가입을 하시면 그동안 해석한 꿈이 계정에 연결되어, 다른 기기에서도 나의 꿈 일기에서 이어서 보실 수 있어요.',
    answerDate: '2025-09-04T00:20:00.000Z',
    source: 'sample',
  },
];
