import { type SymbolDetail, errorMessages } from '@kkumpuri/contract';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const TIGER: SymbolDetail = {
  id: 'tiger',
  name: '호랑이',
  spellings: ['범', '백호'],
  kind: 'animal',
  verdict: '길',
  gist: '큰 사람과 권세를 뜻해 왔어요.',
  situations: [{ when: '등에 탄다', meaning: '큰 도움을 얻는 모습으로 여겼어요.', verdict: '길' }],
  disagreement: '쫓기는 장면은 풀이가 갈려요.',
  psychological: '길들이지 않은 힘을 떠올리게 해요.',
  sources: ['사료', '민속'],
  caution: false,
  stories: [
    {
      slug: 'tiger-chases',
      name: '호랑이에게 쫓기는 꿈',
      group: 'animals',
      verdict: '엇갈림',
      headline: '등 뒤에서 들리던 큰 발소리',
    },
  ],
};
const TEETH: SymbolDetail = {
  ...TIGER,
  id: 'teeth',
  name: '이빨',
  spellings: ['치아'],
  kind: 'body',
  verdict: '흉',
};

const serve = () =>
  server.use(http.get('*/api/symbols', () => HttpResponse.json({ symbols: [TEETH, TIGER] })));
const serveOne = (symbol: SymbolDetail) =>
  server.use(http.get(`*/api/symbols/${symbol.id}`, () => HttpResponse.json({ symbol })));

describe('the symbols', () => {
  it('lists symbols by kind, each with its verdict', async () => {
    serve();
    renderApp('/symbols');
    expect(await screen.findByRole('heading', { name: /^동물/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^몸/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^호랑이/ })).toHaveAttribute('href', '/symbols/tiger');
    expect(
      screen.getByRole('link', { name: /^호랑이 큰 사람과 권세를 뜻해 왔어요\. 길한 꿈$/ }),
    ).toBeVisible();
  });

  it.each(['호랑', '백호', 'ㅎㄹㅇ'])(
    'finds a symbol by name, alternative name or initial consonants: %s',
    async (text) => {
      serve();
      const { user } = renderApp('/symbols');
      await user.type(await screen.findByRole('searchbox', { name: '상징 검색' }), `${text}{Enter}`);
      expect(await screen.findByText('상징 1가지')).toBeVisible();
      expect(screen.getByRole('link', { name: /^호랑이/ })).toBeVisible();
    },
  );

  it('shows an offline error when the symbols cannot be loaded without a network', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.get('*/api/symbols', () => HttpResponse.error()));
    renderApp('/symbols');
    expect(await screen.findByText(errorMessages.offline)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('filters symbols by kind', async () => {
    serve();
    const { user } = renderApp('/symbols');
    await user.click(await screen.findByRole('button', { name: '몸' }));
    expect(await screen.findByText('상징 1가지')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^호랑이/ })).toBeNull();
  });

  it('filters symbols by initial consonant and clears the filter on a second press', async () => {
    serve();
    const { user } = renderApp('/symbols');
    await user.click(await screen.findByRole('button', { name: 'ㅎ' }));
    expect(await screen.findByText('상징 1가지')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^이빨/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ㅎ', pressed: true }));
    expect(await screen.findByRole('link', { name: /^이빨/ })).toBeVisible();
  });

  it('offers to show all symbols when a search finds nothing', async () => {
    serve();
    const { user } = renderApp('/symbols?q=없는말');
    await user.click(await screen.findByRole('button', { name: '전체 보기' }));
    expect(await screen.findByRole('link', { name: /^호랑이/ })).toBeVisible();
    expect(screen.getByRole('heading', { name: '많이 꾸는 꿈' })).toBeVisible();
  });
});

describe('a symbol', () => {
  it('shows its scenes, the disagreement, the psychological view, sources and stories', async () => {
    serveOne(TIGER);
    renderApp('/symbols/tiger');
    expect(await screen.findByRole('heading', { level: 1, name: '호랑이 꿈 해몽' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '등에 탄다' })).toBeVisible();
    expect(screen.getByText('쫓기는 장면은 풀이가 갈려요.')).toBeVisible();
    expect(screen.getByText('길들이지 않은 힘을 떠올리게 해요.')).toBeVisible();
    expect(screen.getByText('사료')).toBeVisible();
    expect(screen.getByRole('link', { name: '호랑이에게 쫓기는 꿈' })).toHaveAttribute(
      'href',
      '/stories/tiger-chases',
    );
    expect(screen.getByRole('link', { name: '내 꿈 해석하기' })).toHaveAttribute('href', '/dream/new');
    expect(screen.queryByText(/109/)).toBeNull();
  });

  it('shows a caution with numbers to call for a frightening symbol', async () => {
    serveOne({ ...TIGER, caution: true });
    renderApp('/symbols/tiger');
    expect(await screen.findByRole('link', { name: '109' })).toHaveAttribute('href', 'tel:109');
    expect(screen.getByText(/앞일을 알리는 꿈으로 듣지 않아도 괜찮아요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '1577-0199' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1388' })).toBeVisible();
  });

  it('shows an error for a missing symbol', async () => {
    server.use(http.get('*/api/symbols/*', () => HttpResponse.json({}, { status: 404 })));
    renderApp('/symbols/nothing');
    expect(await screen.findByText(errorMessages.symbolNotFound)).toBeVisible();
  });
});
