import { currentTerms, type Interpretation, type Post, type Question, type User } from '@kkumpuri/contract';
import { http, HttpResponse } from 'msw';
import { server } from './server';

export const uuid = (number: number): string => `0b7c0c1e-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const aPost = (number: number, changes: Partial<Post> = {}): Post => ({
  id: uuid(number),
  title: `${number}번째 꿈 해석`,
  author_username: '보름달',
  symbols: [{ id: 'snake', name: '뱀' }],
  dream_content: '뱀이 방으로 들어왔다.',
  interpretation: '첫 줄입니다.\n\n둘째 줄입니다.',
  engine: 'lexicon',
  verdict: '길',
  headline: '문턱을 넘어온 뱀',
  views: 7,
  likes: 3,
  liked: false,
  created_at: '2026-11-20T22:12:00.000Z',
  ...changes,
});

export const aQuestion = (number: number, changes: Partial<Question> = {}): Question => ({
  id: uuid(number),
  title: `${number}번째 질문입니다`,
  category: '일반',
  content: '첫 줄입니다.\n둘째 줄입니다.',
  author: '익명',
  created_at: '2026-11-20T22:12:00.000Z',
  views: 0,
  answered: false,
  answer: null,
  answer_date: null,
  ...changes,
});

export const aDream = (number: number, changes: Partial<Interpretation> = {}): Interpretation => ({
  id: uuid(number),
  user_id: uuid(900),
  dream_content: '뱀이 방으로 들어왔다.',
  interpretation: '재물이 들어오는 모습으로 읽어 왔어요.',
  is_shared: false,
  created_at: '2026-11-20T22:12:00.000Z',
  status: 'completed',
  reading: null,
  engine: 'lexicon',
  fallback: false,
  care: 'none',
  ...changes,
});

const AGREED = {
  has_password: true,
  providers: [],
  agreed_terms: currentTerms,
  agreed_at: '2026-11-01T00:00:00.000Z',
};

/** Stores a token and mocks the server to accept it once `verifyAfter` resolves. */
export function signIn(username = '보름달', verifyAfter: Promise<void> = Promise.resolve()): void {
  const user: User = {
    id: uuid(900),
    email: 'moon@kkumpuri.example',
    username,
    is_admin: false,
    created_at: '2026-11-01T00:00:00.000Z',
  };
  localStorage.setItem('token', 'a-token');
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json({ user: { ...user, ...AGREED } })),
    http.get('*/api/auth/sessions', () => HttpResponse.json({ sessions: [] })),
    http.post('*/api/auth/verify', () => verifyAfter.then(() => HttpResponse.json({ valid: true, user }))),
  );
}
