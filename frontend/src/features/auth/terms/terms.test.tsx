import { errorMessages } from '@kkumpuri/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

jest.setTimeout(20_000);

const USER = {
  id: uuid(900),
  email: 'moon@kkumpuri.example',
  username: '보름달',
  is_admin: false,
  created_at: '2020-01-01T00:00:00.000Z',
};

function serveChangedTerms(): unknown[] {
  signIn();
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/verify', () =>
      HttpResponse.json({ valid: true, user: USER, termsDue: '2025-09-01' }),
    ),
    http.patch('*/api/auth/me', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ user: USER });
    }),
  );
  return bodies;
}

const dialog = () => screen.findByRole('dialog', { name: '이용약관이 바뀌었어요' });
const press = (name: string) => screen.findByRole('button', { name });

describe('the dialog about changed terms', () => {
  it('closes the dialog after one click on agree', async () => {
    const bodies = serveChangedTerms();
    const { user } = renderApp('/symbols/none');
    await dialog();
    await user.click(await press('동의하고 계속하기'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(bodies).toEqual([{ agreeTerms: true }]);
  });

  it('lets a member decline and open the page for export and deletion without the dialog', async () => {
    serveChangedTerms();
    const { user } = renderApp('/symbols/none');
    await dialog();
    await user.click(await press('동의하지 않아요'));
    expect(within(await dialog()).getByRole('button', { name: '로그아웃' })).toBeInTheDocument();
    expect(screen.getByText(/동의하지 않아도/)).toHaveFocus();
    await user.click(await press('다시 볼게요'));
    expect(screen.getByText(/동의가 필요해요/)).toHaveFocus();
    await user.click(await press('동의하지 않아요'));
    await user.click(screen.getByRole('link', { name: '내려받기와 탈퇴' }));
    expect(await screen.findByRole('heading', { name: '내 데이터', level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the dialog open when the consent cannot be saved', async () => {
    serveChangedTerms();
    server.use(http.patch('*/api/auth/me', () => HttpResponse.error()));
    const { user } = renderApp('/symbols/none');
    await dialog();
    await user.click(await press('동의하고 계속하기'));
    expect(await screen.findByText(errorMessages.noResponse)).toBeInTheDocument();
    expect(await dialog()).toBeInTheDocument();
  });
});
