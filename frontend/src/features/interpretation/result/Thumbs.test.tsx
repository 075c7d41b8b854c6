import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createStore } from '@/testing/store';
import { aDream } from '@/testing/fixtures';
import { server } from '@/testing/server';
import { Thumbs } from './Thumbs';

function show(respond: (body: unknown) => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/dreams/:id/feedback', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return respond(body);
    }),
  );
  render(
    <Provider store={createStore()}>
      <Thumbs row={aDream(1)} />
    </Provider>,
  );
  return sent;
}

const up = () => screen.getByRole('button', { name: '마음에 닿았어요' });
const down = () => screen.getByRole('button', { name: '아쉬워요' });

describe('feedback on a reading', () => {
  it('sends feedback and then a reason', async () => {
    const sent = show((body) => HttpResponse.json({ feedback: body }));
    await userEvent.click(down());
    expect(down()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(screen.getByLabelText(/어떤 점이 아쉬웠나요/), '내 꿈과 달라요{Enter}');
    expect(await screen.findByText(/고마워요/)).toBeVisible();
    expect(sent).toEqual([{ value: 'down' }, { value: 'down', reason: '내 꿈과 달라요' }]);
    expect(screen.queryByLabelText(/어떤 점이 아쉬웠나요/)).toBeNull();
  });

  it('reverts the feedback when saving fails', async () => {
    show(() => new HttpResponse(null, { status: 500 }));
    await userEvent.click(up());
    expect(await screen.findByText(/의견을 남기지 못했어요/)).toBeVisible();
    expect(up()).toHaveAttribute('aria-pressed', 'false');
  });
});
