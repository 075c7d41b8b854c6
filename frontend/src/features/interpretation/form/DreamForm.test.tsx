import { dreamCut, errorMessages, limits, validationMessages } from '@kkumpuri/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const ID = '0b7c0c1e-0000-4000-8000-000000000001';

const field = () => screen.findByLabelText<HTMLTextAreaElement>('어떤 꿈을 꾸셨나요?');
const button = () => screen.getByRole('button', { name: '꿈 해석하기' });

/** Mocks the interpret request and records bodies and idempotency keys. */
function answer(respond: () => Response | Promise<Response>) {
  const seen: { body: unknown; key: string | null }[] = [];
  server.use(
    http.post('*/api/dreams/interpret', async ({ request }) => {
      seen.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
      return respond();
    }),
  );
  return seen;
}

describe('the dream form', () => {
  it('counts normalized code points and enables the button only for non-blank text', async () => {
    const { user } = renderApp('/dream/new');
    const area = await field();
    expect(screen.getByText('0/2000')).toBeVisible();
    expect(button()).toBeDisabled();
    await user.type(area, '   ');
    expect(button()).toBeDisabled();
    fireEvent.change(area, { target: { value: `${'각'.normalize('NFD')}🌙` } });
    expect(screen.getByText('2/2000')).toBeVisible();
    expect(button()).toBeEnabled();
  });

  it('disables the button while the dream is being submitted', async () => {
    answer(() => new Promise<never>(() => undefined));
    const { user } = renderApp('/dream/new');
    await user.type(await field(), '뱀이 나왔다');
    await user.click(button());
    expect(await screen.findByRole('button', { name: /해석 중/ })).toBeDisabled();
  });

  it('rejects input at the caret when the text is full and keeps the rest', async () => {
    const full = `가나다${'라'.repeat(limits.dream.max - 3)}`;
    const { user } = renderApp('/dream/new');
    const area = await field();
    fireEvent.change(area, { target: { value: full } });
    expect(area).toBeValid();
    await user.type(area, '뱀', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(area).toHaveValue(full);
    expect(area).toHaveProperty('selectionStart', 2);
    expect(area).toHaveAccessibleDescription(validationMessages.dreamTooLong);
    await user.keyboard('{Backspace}');
    expect(area).toHaveValue(full.replace('나', ''));
    expect(area).not.toHaveAccessibleDescription();
  });

  it('cuts a paste that is too long and shows how many characters were cut', async () => {
    const { user } = renderApp('/dream/new');
    const area = await field();
    await user.type(area, '처음끝');
    area.setSelectionRange(2, 2);
    await user.paste('🌙'.repeat(limits.dream.max));
    expect(area).toHaveValue(`처음${'🌙'.repeat(limits.dream.max - 3)}끝`);
    expect(screen.getByText('2000/2000')).toBeVisible();
    expect(screen.getAllByText(dreamCut(3))[0]).toBeVisible();
  });

  it('cuts a syllable beyond the limit only after its composition ends', async () => {
    renderApp('/dream/new');
    const area = await field();
    fireEvent.change(area, { target: { value: '가'.repeat(limits.dream.max) } });
    fireEvent.compositionStart(area);
    fireEvent.change(area, { target: { value: `${'가'.repeat(limits.dream.max)}나` } });
    expect(area).toHaveValue(`${'가'.repeat(limits.dream.max)}나`);
    fireEvent.compositionEnd(area);
    expect(area).toHaveValue('가'.repeat(limits.dream.max));
    expect(area).toHaveAccessibleDescription(validationMessages.dreamTooLong);
  });

  it('does not submit on Ctrl+Enter during a composition', async () => {
    const seen = answer(() => HttpResponse.json({ id: ID }, { status: 201 }));
    renderApp('/dream/new');
    const area = await field();
    fireEvent.compositionStart(area);
    fireEvent.change(area, { target: { value: '꾸' } });
    fireEvent.keyDown(area, { key: 'Enter', ctrlKey: true, isComposing: true });
    expect(seen).toHaveLength(0);
  });

  it('reuses the idempotency key for the same draft and changes it for another text', async () => {
    const seen = answer(() => HttpResponse.error());
    const { user } = renderApp('/dream/new');
    await user.type(await field(), '뱀');
    await user.click(button());
    await screen.findByText(errorMessages.noResponse);
    await user.click(button());
    await waitFor(() => expect(seen).toHaveLength(2));
    await screen.findByText(errorMessages.noResponse);
    await user.type(await field(), '꿈');
    await user.click(button());
    await waitFor(() => expect(seen).toHaveLength(3));
    const [first, second, third] = seen;
    expect(first?.key).toBe(second?.key);
    expect(third?.key).not.toBe(first?.key);
  });

  it.each([
    [
      'an error with a message',
      () => HttpResponse.json({ error: '서버가 한 말' }, { status: 503 }),
      '서버가 한 말',
    ],
    ['500 without a message', () => new HttpResponse('<html>', { status: 500 }), errorMessages.unforeseen],
    [
      '429 without a message',
      () => new HttpResponse('<html>', { status: 429 }),
      errorMessages.interpretationLimit,
    ],
    [
      'another status without a message',
      () => new HttpResponse('', { status: 418 }),
      errorMessages.interpretationFailed,
    ],
    [
      'a response without an id',
      () => HttpResponse.json({}, { status: 201 }),
      errorMessages.interpretationWithoutId,
    ],
    ['no response', () => HttpResponse.error(), errorMessages.noResponse],
  ])('shows a message for %s and keeps the dream', async (_, respond, message) => {
    answer(respond);
    const { user } = renderApp('/dream/new');
    await user.type(await field(), '잃고 싶지 않은 꿈');
    await user.click(button());
    expect((await screen.findByText(message)).closest('[role=alert]')).toHaveFocus();
    expect(await field()).toHaveValue('잃고 싶지 않은 꿈');
    await user.type(await field(), '.');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows a network error while offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => HttpResponse.error());
    const { user } = renderApp('/dream/new');
    await user.type(await field(), '뱀');
    await user.click(button());
    expect(await screen.findByText(errorMessages.network)).toBeVisible();
  });
});
