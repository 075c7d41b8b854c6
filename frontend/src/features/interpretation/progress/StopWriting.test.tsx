import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createStore } from '@/testing/store';
import { aDream } from '@/testing/fixtures';
import { server } from '@/testing/server';
import { StopWriting } from './StopWriting';

const ROW = aDream(1);

function show(reader: string, respond: () => Response = () => HttpResponse.json({ interpretation: ROW })) {
  document.head.innerHTML = `<meta name="dream-reader" content="${reader}">`;
  server.use(http.post(`*/api/dreams/${ROW.id}/stop`, respond));
  const store = createStore();
  render(
    <Provider store={store}>
      <StopWriting id={ROW.id} />
    </Provider>,
  );
  return store;
}

const button = () => screen.queryByRole('button', { name: '그만 쓰기' });

describe('the button that stops the model', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('stores the reading of the dictionary', async () => {
    const store = show('model');
    await userEvent.click(button()!);
    await waitFor(() => expect(store.getState().live[ROW.id]?.result).toMatchObject({ id: ROW.id }));
  });

  it('shows an error when stopping fails', async () => {
    show('model', () => new HttpResponse(null, { status: 500 }));
    await userEvent.click(button()!);
    expect(await screen.findByText(/멈추지 못했어요/)).toBeVisible();
    expect(button()).toBeEnabled();
  });

  it('shows no stop button when the dictionary reads', () => {
    show('lexicon');
    expect(button()).toBeNull();
  });
});
