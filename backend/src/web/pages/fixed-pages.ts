import { homeTitle, pageHeadings, pageTitle } from '@kkumpuri/contract';
import type { PageHead } from '../html/head.js';

type FixedPage = Pick<PageHead, 'title' | 'description' | 'indexed'>;

const open = (title: string, description: string): FixedPage => ({ title, description, indexed: true });
const personal = (heading: string, description: string): FixedPage => ({
  title: pageTitle(heading),
  description,
  indexed: false,
});

/** The pages whose heads never change, by path. */
export const fixedPages: Readonly<Record<string, FixedPage>> = {
  '/': open(
    homeTitle,
    '간밤의 꿈을 적으면 전통 해몽과 심리학, 두 눈으로 읽어 드려요. 회원가입 없이 바로 꿈 해석을 받아 보세요.',
  ),
  '/shared-posts': open(
    pageTitle(pageHeadings.board),
    '다른 사람들이 나눈 꿈과 그 풀이를 둘러보세요. 뱀, 이빨, 돌아가신 가족처럼 비슷한 꿈을 찾아볼 수 있어요.',
  ),
  '/symbols': open(
    pageTitle(pageHeadings.symbols),
    '뱀, 돼지, 물, 이빨 같은 꿈 상징을 상황별로 풀었어요. 전통에서 갈리는 풀이와 심리학의 눈까지 함께 읽어 보세요.',
  ),
  '/stories': open(
    pageTitle(pageHeadings.stories),
    '이가 빠지는 꿈, 돌아가신 분이 오는 꿈, 시험에 늦는 꿈처럼 많이 꾸는 꿈을 이야기별로 풀었어요. 끝이 다르면 풀이도 달라요.',
  ),
  '/qna': open(
    pageTitle(pageHeadings.questions),
    '꿈과 해석, 꿈풀이 이용에 대해 궁금한 점을 묻고 답을 읽는 게시판이에요. 누구나 질문할 수 있어요.',
  ),
  '/privacy-policy': open(
    pageTitle(pageHeadings.privacyPolicy),
    '꿈풀이가 어떤 개인정보를 왜 모으고, 얼마나 보관하고, 어떻게 파기하는지 알려 드려요.',
  ),
  '/terms-of-service': open(
    pageTitle(pageHeadings.termsOfService),
    '꿈풀이를 이용할 때의 약속을 모았어요. 서비스의 성격, 회원의 권리와 의무, 공유한 글에 대한 내용이 담겨 있어요.',
  ),
  '/disclaimer': open(
    pageTitle(pageHeadings.disclaimer),
    '꿈풀이의 해석은 오락을 위한 것이며 의학적 조언이 아니에요. AI 해석을 읽을 때 알아 두실 점을 적었어요.',
  ),
  '/dream/new': personal(pageHeadings.newDream, '꿈을 적으면 전통 해몽과 심리학의 눈으로 읽어 드려요.'),
  '/my-dreams': personal(pageHeadings.myDreams, '지금까지 해석한 꿈을 모아 두는 곳이에요.'),
  '/dream-diary': personal(pageHeadings.diary, '해석한 꿈을 날짜별로 돌아보는 나만의 일기예요.'),
  '/qna/write': personal(pageHeadings.ask, '궁금한 점이나 서비스에 대한 제안을 적어 주세요.'),
  '/login': personal(pageHeadings.login, '로그인하면 해석한 꿈이 계정에 보관돼요.'),
  '/login/return': personal(pageHeadings.oauthReturn, '다른 서비스에서 하던 로그인을 마치는 곳이에요.'),
  '/register': personal(pageHeadings.register, '회원가입하면 해석한 꿈이 계정에 연결돼요.'),
  '/forgot-password': personal(
    pageHeadings.forgotPassword,
    '가입한 이메일로 비밀번호 재설정 안내를 보내 드려요.',
  ),
  '/reset-password': personal(pageHeadings.resetPassword, '새 비밀번호를 정하는 곳이에요.'),
  '/settings': personal(pageHeadings.settings, '비밀번호와 로그인된 기기를 관리하는 곳이에요.'),
  '/settings/data': personal(pageHeadings.ownData, '내 꿈을 내려받고, 가져오고, 탈퇴할 수 있는 곳이에요.'),
  '/confirm-email': personal(pageHeadings.confirmEmail, '새 이메일 주소를 확인하는 곳이에요.'),
  '/offline': personal(pageHeadings.offline, '인터넷이 끊겼을 때 열리는 페이지예요.'),
  '/admin': personal(pageHeadings.admin, '관리자 전용 페이지입니다.'),
};

/** The head for any dream, whether it exists or not: the api checks access later. */
export const dreamPage: FixedPage = personal(
  pageHeadings.dream,
  '꿈을 전통 해몽과 심리학의 눈으로 읽은 결과예요.',
);
