import { careWords, errorMessages, type Interpretation } from '@kkumpuri/contract';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aDream, aPost, signIn, uuid } from '@/testing/fixtures';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';
import { openStream, streamOf } from '@/testing/streams';

const ID = '0b7c0c1e-0000-4000-8000-000000000001';

const row: Interpretation = {
  id: ID,
  user_id: null,
  dream_content: '큰 뱀이 집으로 들어왔다',
  interpretation: '한 줄\n\n두 줄',
  is_shared: false,
  created_at: '2026-11-20T22:12:00.000Z',
  status: 'completed',
  engine: 'lexicon',
  fallback: false,
  care: 'none',
  reading: {
    headline: '문턱을 넘어온 큰 뱀',
    summary: '밖에서 온 것이 머무는 꿈이에요.',
    symbols: [{ id: 'snake', name: '뱀', quote: '큰 뱀이', why: '반기는 쪽으로 읽어 왔어요.' }],
    traditional: { verdict: '길', text: '들어오는 것을 얻는 일로 보았어요.' },
    psychological: { text: '가까워지는 관계를 떠올려 보세요.' },
    questions: ['누구와 닮았나요?', '어떤 기분이었나요?'],
    action: '세 줄로 적어 보세요.',
    story: null,
  },
};

const serve = (respond: (info: { request: Request }) => Response) =>
  server.use(http.get(`*/api/dreams/${ID}`, respond));
const serveNoPosts = () =>
  server.use(http.get('*/api/posts', () => HttpResponse.json({ posts: [], nextCursor: null })));
const keepLocally = (records: Interpretation[]) =>
  localStorage.setItem('dream_interpretations', JSON.stringify(records));

const queued = {
  id: ID,
  position: 3,
  symbols: [{ id: 'snake', name: '뱀', quote: '뱀', gist: '두루 읽어 온 동물' }],
  care: 'none',
};

describe('the result page', () => {
  beforeEach(serveNoPosts);

  it('shows the reading of a dream that was just sent without another request', async () => {
    const loaded = jest.fn(() => HttpResponse.json({ interpretation: row }));
    serve(loaded);
    server.use(http.post('*/api/dreams/interpret', () => HttpResponse.json({ interpretation: row })));
    const { user } = renderApp('/dream/new');
    await user.type(await screen.findByLabelText('어떤 꿈을 꾸셨나요?'), '뱀');
    await user.click(screen.getByRole('button', { name: '꿈 해석하기' }));
    expect(await screen.findByText(row.reading!.summary)).toBeVisible();
    expect(loaded).not.toHaveBeenCalled();
  });

  it('shows the reading of the server with evidence, author and marked words', async () => {
    serve(() => HttpResponse.json({ interpretation: row }));
    const { user } = renderApp(`/dream/${ID}`);
    expect(await screen.findByText('길한 꿈')).toBeVisible();
    const evidence = screen.getByText('반기는 쪽으로 읽어 왔어요.').closest('li');
    await user.click(screen.getByRole('button', { name: '뱀 풀이로' }));
    expect(evidence).toHaveFocus();
    expect(screen.getByText(/해몽 사전이 쓴 해석이에요. 예언은 아니에요./)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('dream_interpretations') ?? '[]')).toHaveLength(1);
  });

  it('does not store a dream of a guest in the browser of an admin', async () => {
    signIn('운영자');
    serve(() => HttpResponse.json({ interpretation: row }));
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(row.reading!.summary)).toBeVisible();
    expect(localStorage.getItem('dream_interpretations')).toBeNull();
  });

  it('reads a stream that is cut inside multi-byte characters', async () => {
    const events: [string, unknown][] = [
      ['queued', queued],
      ['started', { id: ID }],
      ['delta', { section: 'summary', text: '밖에서' }],
      ['delta', { section: 'summary', text: ' 온 것이' }],
      ['done', row],
    ];
    serve(() => streamOf(events));
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(row.reading!.psychological.text)).toBeVisible();
  });

  it('shows the queue position and the text while it is being written', async () => {
    const { respond, push } = openStream();
    serve(respond);
    renderApp(`/dream/${ID}`);
    push('queued', queued);
    expect(await screen.findByText(/앞에 3개의 꿈이 기다리고 있어요/)).toBeVisible();
    expect(screen.getByText('두루 읽어 온 동물')).toBeVisible();
    push('delta', { section: 'summary', text: '밖에서' });
    expect(await screen.findByText('밖에서')).toBeVisible();
    push('done', row);
    expect(await screen.findByText(row.reading!.action!)).toBeVisible();
  });

  it('keeps the scroll position of the section being read when the reading is done', async () => {
    const { respond, push } = openStream();
    serve(respond);
    renderApp(`/dream/${ID}`);
    push('queued', queued);
    push('delta', { section: 'psychological', text: '가까워지는' });
    expect(await screen.findByText('가까워지는')).toBeVisible();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
      const top = document.querySelector('[aria-busy]') ? 385 : 1002;
      return { top } as DOMRect;
    });
    const scrolled = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    push('done', row);
    expect(await screen.findByText(row.reading!.action!)).toBeVisible();
    expect(scrolled.mock.calls).toEqual([[0, 1002 - 385]]);
    jest.restoreAllMocks();
  });

  it('falls back to the local record, which cannot be shared, on a 404', async () => {
    serve(() =>
      HttpResponse.json({ error: errorMessages.interpretationNotFound, code: 'not_found' }, { status: 404 }),
    );
    keepLocally([row]);
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(row.reading!.summary)).toBeVisible();
    expect(screen.getByText(/이 기록은 현재 브라우저에만 저장되어 있어 공유할 수 없습니다/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '공유하기' })).not.toBeInTheDocument();
  });

  it.each([
    ['no local records', [], errorMessages.interpretationOfAnother],
    ['other local records', [{ ...row, id: 'another' }], errorMessages.interpretationNotFound],
  ])('with %s, shows an error and a link home for a missing dream', async (_, records, message) => {
    serve(() => HttpResponse.json({ error: 'x', code: 'not_found' }, { status: 404 }));
    keepLocally(records);
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: '홈으로 돌아가기' })).toBeVisible();
  });

  it('offers a guest to log in for a dream of another user, because it may be their own', async () => {
    serve(() => HttpResponse.json({ error: 'x', code: 'not_found' }, { status: 404 }));
    renderApp(`/dream/${ID}`);
    await screen.findByText(errorMessages.interpretationOfAnother);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  });

  it('shows no interpretation in a crisis and links each phone number', async () => {
    const calm = {
      ...row,
      care: 'crisis' as const,
      reading: null,
      interpretation: '혼자 견디지 않아도 괜찮아요.',
    };
    serve(() => HttpResponse.json({ interpretation: calm }));
    renderApp(`/dream/${ID}`);
    expect(await screen.findByText(careWords.calm)).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('link')[0]).toHaveAttribute('href', 'tel:109');
    expect(screen.getAllByText(careWords.calm)).toHaveLength(1);
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers).toEqual(expect.arrayContaining(['tel:109', 'tel:15770199', 'tel:1388', 'tel:119']));
    expect(screen.queryByText('전통 해몽')).not.toBeInTheDocument();
  });
});

describe('sharing a dream', () => {
  const shareButton = () => screen.findByRole('button', { name: '공유하기' });

  /** Shares the dream and closes the alert with the result. */
  async function share(title: string, respond: () => Response) {
    signIn();
    server.use(
      http.get(`*/api/dreams/${uuid(1)}`, () => HttpResponse.json({ interpretation: aDream(1) })),
      http.post('*/api/dreams/*/share', respond),
    );
    const { user } = renderApp(`/dream/${uuid(1)}`);
    await user.click(await shareButton());
    await user.clear(await screen.findByLabelText('제목'));
    await user.type(screen.getByLabelText('제목'), `${title}{Enter}`);
    await user.click(await screen.findByRole('button', { name: '확인' }));
    return user;
  }

  it('returns focus to the share button and keeps the title after a failure', async () => {
    const user = await share('내가 지은 제목', () => HttpResponse.error());
    expect(await shareButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText('제목')).toHaveValue('내가 지은 제목');
  });

  it('moves focus to the notice after sharing', async () => {
    await share('내가 지은 제목', () => HttpResponse.json({ post: aPost(1) }, { status: 201 }));
    expect(await screen.findByText('게시판에 공유한 꿈이에요')).toHaveFocus();
  });
});
