import { errorMessages, validationMessages } from '@kkumpuri/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aQuestion } from '@/testing/fixtures';
import { fill, renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const CONTENT = '같은 꿈을 며칠째 꾸고 있어요. 왜 그런지 궁금합니다.';
const KEPT_WORDS = '서버에 연결할 수 없어 질문을 이 브라우저에 저장했습니다.';

const title = () => screen.findByLabelText('제목');
const content = () => screen.getByLabelText('내용');
const send = () => screen.getByRole('button', { name: '등록하기' });

function answer(respond: () => Response) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/qna', async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
}

async function write(user: ReturnType<typeof renderApp>['user']) {
  await fill(user, await title(), '반복되는 꿈이 궁금해요');
  await fill(user, content(), CONTENT);
}

describe('asking', () => {
  it('says under each field what is missing, takes the focus to the summary, and takes a word back when its field is edited', async () => {
    const { user } = renderApp('/qna/write');
    await user.click(await title());
    await user.tab();
    expect(screen.queryByText(validationMessages.titleRequired)).toBeNull();
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleRequired)).toBeVisible();
    expect(screen.getByText(validationMessages.contentRequired)).toBeVisible();
    expect(await title()).toHaveAccessibleDescription(validationMessages.titleRequired);
    expect(screen.getByText(/다시 확인할 곳이 2군데/).closest('[role=alert]')).toHaveFocus();
    await user.type(await title(), '꿈');
    expect(screen.queryByText(validationMessages.titleRequired)).toBeNull();
    expect(screen.getByText(validationMessages.contentRequired)).toBeVisible();
    await user.type(content(), '짧다');
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleTooShort)).toBeVisible();
    expect(screen.getByText(validationMessages.contentTooShort)).toBeVisible();
  });

  it('counts code points, and refuses what is too long in the words that say so', async () => {
    const { user } = renderApp('/qna/write');
    fireEvent.change(await title(), { target: { value: '🌙'.repeat(101) } });
    fireEvent.change(content(), { target: { value: '가'.repeat(2001) } });
    expect(screen.getByText('101/100')).toBeVisible();
    expect(screen.getByText('2001/2000')).toBeVisible();
    await user.click(send());
    expect(await screen.findByText(validationMessages.titleTooLong)).toBeVisible();
    expect(screen.getByText(validationMessages.contentTooLong)).toBeVisible();
  });

  it('sends once what was written, as 익명 without a nickname, and shows the question', async () => {
    const question = aQuestion(1);
    const bodies = answer(() => HttpResponse.json({ question }, { status: 201 }));
    server.use(http.get(`*/api/qna/${question.id}`, () => HttpResponse.json({ question })));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.selectOptions(screen.getByLabelText('카테고리'), '기타');
    await user.dblClick(send());
    expect(await screen.findByRole('heading', { level: 1, name: question.title })).toBeVisible();
    expect(bodies).toEqual([
      { title: '반복되는 꿈이 궁금해요', category: '기타', content: CONTENT, author: '익명' },
    ]);
    expect(localStorage.getItem('qna_draft')).toBeNull();
  });

  it('the Enter that ends a Hangul composition sends nothing', async () => {
    renderApp('/qna/write');
    const field = await title();
    expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  });

  it('when the server is away the question is kept in this browser and that is said', async () => {
    answer(() => HttpResponse.error());
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(send());
    const dialog = await screen.findByRole('dialog', { name: KEPT_WORDS });
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
    expect(await screen.findByRole('link', { name: '반복되는 꿈이 궁금해요' })).toBeVisible();
  });

  it('what the server refuses is said in its words and stays in the form', async () => {
    answer(() => HttpResponse.json({ error: errorMessages.tooManyRequests }, { status: 429 }));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(send());
    expect(await screen.findByText(errorMessages.tooManyRequests)).toBeVisible();
    expect(content()).toHaveValue(CONTENT);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when neither the server nor the browser can keep it, that is said and nothing is lost', async () => {
    answer(() => HttpResponse.error());
    const { user } = renderApp('/qna/write');
    await write(user);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(send());
    expect(await screen.findByText(errorMessages.questionCreateFailed)).toBeVisible();
    expect(content()).toHaveValue(CONTENT);
  });

  it('asks before it throws away what was written', async () => {
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await write(user);
    await user.click(screen.getByRole('button', { name: '취소' }));
    const dialog = await screen.findByRole('dialog', {
      name: '작성 중인 내용이 있습니다. 정말 취소하시겠습니까?',
    });
    await user.click(within(dialog).getByRole('button', { name: '아니요' }));
    expect(content()).toHaveValue(CONTENT);
    await user.click(screen.getByRole('button', { name: '취소' }));
    await user.click(screen.getByRole('button', { name: '네, 취소할게요' }));
    expect(await screen.findByRole('heading', { level: 1, name: '질문 게시판' })).toBeVisible();
    expect(localStorage.getItem('qna_draft')).toBeNull();
  });

  it('an empty form is left without a question', async () => {
    server.use(http.get('*/api/qna', () => HttpResponse.error()));
    const { user } = renderApp('/qna/write');
    await title();
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(await screen.findByRole('heading', { level: 1, name: '질문 게시판' })).toBeVisible();
  });

  it('what was written is there again after the page was left', async () => {
    const { user, unmount } = renderApp('/qna/write');
    await write(user);
    unmount();
    renderApp('/qna/write');
    await waitFor(async () => expect(await title()).toHaveValue('반복되는 꿈이 궁금해요'));
    expect(content()).toHaveValue(CONTENT);
    expect(screen.getByText('쓰던 질문을 불러왔어요.')).toBeVisible();
  });
});
