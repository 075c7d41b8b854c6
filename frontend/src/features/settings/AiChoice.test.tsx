import type { User } from '@kkumpuri/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { server } from '@/testing/server';
import { createStore } from '@/testing/store';
import { AiChoice } from './AiChoice';

const USER: User = {
  id: '00000000-0000-4000-8000-000000000900',
  email: 'moon@kkumpuri.example',
  username: '보름달',
  is_admin: false,
  created_at: '2026-11-01T00:00:00.000Z',
  use_ai: true,
};

function show(respond: (body: unknown) => Response, readBy = 'model') {
  document.head.innerHTML = `<meta name="dream-reader" content="${readBy}">`;
  const sent: unknown[] = [];
  server.use(
    http.patch('*/api/auth/me', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return respond(body);
    }),
  );
  const store = createStore();
  render(
    <Provider store={store}>
      <AiChoice user={USER} />
    </Provider>,
  );
  return { sent, store };
}

const NAME = { name: '내 꿈은 AI에 보내지 않기' };
const box = () => screen.queryByRole('checkbox', NAME);
const findBox = () => screen.findByRole('checkbox', NAME);

describe('the setting that keeps dreams from AI models', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('saves the choice on click', async () => {
    const { sent, store } = show(() => HttpResponse.json({ user: { ...USER, use_ai: false } }));
    await userEvent.click(await findBox());
    expect(await screen.findByText('이제 해몽 사전이 읽어요.')).toBeVisible();
    expect(sent).toEqual([{ useAi: false }]);
    expect(store.getState().auth.user?.use_ai).toBe(false);
  });

  it('keeps the choice when saving fails', async () => {
    show(() => new HttpResponse(null, { status: 500 }));
    await userEvent.click(await findBox());
    expect(await screen.findByText(/설정을 바꾸지 못했어요/)).toBeVisible();
    expect(box()).not.toBeChecked();
  });

  it('hides the choice when the service uses no model', () => {
    show(() => HttpResponse.json({}), 'lexicon');
    expect(box()).toBeNull();
  });
});
