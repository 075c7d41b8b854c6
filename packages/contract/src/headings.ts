import type { StoryGroup, SymbolKind, Verdict } from './kinds.js';

/** Page headings. Each is also the first part of the page's `<title>`. */
export const pageHeadings = {
  home: '당신의 꿈, 어떤 의미일까요?',
  newDream: '새로운 꿈 해석',
  dream: '꿈 해석 결과',
  myDreams: '나의 꿈 해석',
  board: '꿈 해석 둘러보기',
  diary: '나의 꿈 일기',
  symbols: '꿈 상징 사전',
  stories: '꿈 이야기 풀이',
  questions: '질문 게시판',
  ask: '질문하기',
  login: '로그인',
  register: '회원가입',
  forgotPassword: '비밀번호 찾기',
  resetPassword: '비밀번호 재설정',
  settings: '설정',
  ownData: '내 데이터',
  confirmEmail: '이메일 확인',
  oauthReturn: '로그인을 마치는 중',
  admin: '관리자 대시보드',
  privacyPolicy: '개인정보처리방침',
  termsOfService: '이용약관',
  disclaimer: '면책조항',
  offline: '인터넷에 연결되어 있지 않아요',
  notFound: '페이지를 찾을 수 없습니다',
} as const;

export const serviceName = '꿈풀이';
export const homeTitle = '꿈풀이 – AI 꿈 해석';

/** Heading of a symbol's page, worded like the search queries of users. */
export function symbolHeading(name: string): string {
  return name.endsWith('꿈') ? `${name} 해몽` : `${name} 꿈 해몽`;
}

/** `<title>` of every page except the home page. */
export function pageTitle(heading: string): string {
  return `${heading} | ${serviceName}`;
}

/** Labels for the origin of a reading, shown with every reading. */
export const readingMarks = { model: 'AI가 쓴 해석', lexicon: '해몽 사전이 쓴 해석' } as const;

/** Display names of the traditional verdicts. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  길: '길한 꿈',
  흉: '살필 꿈',
  엇갈림: '갈리는 꿈',
  중립: '담담한 꿈',
};

export const symbolKindNames: Readonly<Record<SymbolKind, string>> = {
  animal: '동물',
  body: '몸',
  ritual: '삶과 죽음 · 신령한 것',
  person: '사람',
  action: '행동과 상황',
  nature: '자연',
  food: '식물과 음식',
  place: '집과 장소',
  object: '물건',
  form: '분위기와 모양',
};

export const storyGroupNames: Readonly<Record<StoryGroup, string>> = {
  animals: '동물',
  taemong: '태몽',
  dead: '돌아가신 분',
  family: '가족',
  love: '사랑과 이별',
  people: '사람들',
  body: '몸',
  excretion: '똥과 오줌',
  chase: '쫓김과 떨어짐',
  death: '죽음',
  'school-work': '시험과 일',
  house: '집',
  nature: '물과 불, 하늘과 땅',
  money: '돈과 재물',
  food: '음식',
  travel: '길과 탈것',
  ritual: '잔치와 의례',
  spirit: '귀신과 신령',
  things: '물건',
  digital: '휴대폰과 게임',
  odd: '별난 꿈',
};
