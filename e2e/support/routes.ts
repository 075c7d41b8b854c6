import type { APIRequestContext } from '@playwright/test';
import { interpretAs, type Member, registerMember, shareAs } from './people.js';

const PUBLIC_PAGES = [
  '/',
  '/dream/new',
  '/my-dreams',
  '/shared-posts',
  '/symbols',
  '/symbols/snake',
  '/stories',
  '/qna',
  '/qna/write',
  '/privacy-policy',
  '/terms-of-service',
  '/disclaimer',
  '/nowhere',
];
const AUTH_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=none',
  '/confirm-email',
];
const MEMBER_PAGES = ['/dream-diary', '/settings', '/settings/data'];
const ADMIN_TABS = ['dashboard', 'users', 'interpretations', 'posts', 'questions', 'activity', 'ledger'];

interface Routes {
  member: Member;
  guest: string[];
  own: string[];
  admin: string[];
}

/** Returns every route, after creating the reading, the post and the question that they show. */
export async function routesWithData(request: APIRequestContext): Promise<Routes> {
  const member = await registerMember(request);
  const dream = await interpretAs(
    request,
    member,
    '큰 뱀이 우리 집 마당으로 들어와 내 몸을 감았다. 무섭지 않았다.',
  );
  const post = await shareAs(
    request,
    member,
    '돼지가 집으로 뛰어들어와서 꼭 안아 주었다',
    '돼지가 뛰어든 꿈',
  );
  const created = await request.post('/api/qna', {
    data: {
      title: '같은 꿈을 자꾸 꿔요',
      category: '일반',
      content: '같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금해요.',
    },
  });
  const { question } = (await created.json()) as { question: { id: string } };
  const listed = await request.get('/api/stories');
  const { stories } = (await listed.json()) as { stories: { slug: string }[] };
  const open = [...PUBLIC_PAGES, `/post/${post}`, `/qna/${question.id}`, `/stories/${stories[0]?.slug}`];
  return {
    member,
    guest: [...open, ...AUTH_PAGES],
    own: [...open, ...MEMBER_PAGES, `/dream/${dream}`],
    admin: ADMIN_TABS.map((tab) => `/admin?tab=${tab}`),
  };
}
