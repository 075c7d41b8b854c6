import { type DreamStory, errorMessages } from '@kkumpuri/contract';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@/testing/render-app';
import { server } from '@/testing/server';

const EXAM: DreamStory = {
  slug: 'late-for-exam',
  name: '시험에 늦는 꿈',
  group: 'school-work',
  verdict: '중립',
  headline: '시계만 빨리 가던 시험 날',
  answer: '얼마나 애가 타셨을까요.',
  traditional: '과거길에 늦는 꿈으로 빌려 읽어요.',
  psychological: '이미 지나온 시험이 나오기도 해요.',
  disagreement: null,
  question: '요즘 마감이 있나요?',
  variants: [{ headline: '겨우 들어간 시험장', verdict: '길', answer: '늦었지만 들어갔네요.' }],
  symbols: [{ id: 'exam', name: '시험' }],
  sources: ['현대'],
};
const TEETH: DreamStory = { ...EXAM, slug: 'tooth-falls', name: '이가 빠지는 꿈', group: 'body' };

describe('the stories', () => {
  it('lists stories by group and finds them by a part of their name', async () => {
    server.use(http.get('*/api/stories', () => HttpResponse.json({ stories: [EXAM, TEETH] })));
    const { user } = renderApp('/stories');
    expect(await screen.findByRole('heading', { name: /^시험과 일/ })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: '이야기 검색' }), '이가 빠{Enter}');
    expect(await screen.findByText('이야기 1가지')).toBeVisible();
    expect(screen.getByRole('link', { name: `${TEETH.name} ${TEETH.headline} 담담한 꿈` })).toHaveAttribute(
      'href',
      '/stories/tooth-falls',
    );
  });

  it('shows a story with its variants and symbols', async () => {
    server.use(http.get('*/api/stories/late-for-exam', () => HttpResponse.json({ story: EXAM })));
    renderApp('/stories/late-for-exam');
    expect(await screen.findByRole('heading', { name: EXAM.name })).toBeVisible();
    expect(screen.getByText('늦었지만 들어갔네요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '시험' })).toHaveAttribute('href', '/symbols/exam');
  });

  it('folds the variants after the eighth', async () => {
    const variants = Array.from({ length: 10 }, (_, at) => ({
      headline: `갈래 ${at + 1}`,
      verdict: '길' as const,
      answer: `${at + 1}번째로 읽어요.`,
    }));
    server.use(
      http.get('*/api/stories/late-for-exam', () => HttpResponse.json({ story: { ...EXAM, variants } })),
    );
    const { user } = renderApp('/stories/late-for-exam');
    expect(await screen.findByText('8번째로 읽어요.')).toBeVisible();
    expect(screen.getByText('9번째로 읽어요.')).not.toBeVisible();
    await user.click(screen.getByText('다른 갈래 2가지 더 보기'));
    expect(screen.getByText('10번째로 읽어요.')).toBeVisible();
  });

  it('shows an error with a link to the list for a missing story', async () => {
    server.use(
      http.get('*/api/stories/none', () =>
        HttpResponse.json({ error: errorMessages.storyNotFound, code: 'not_found' }, { status: 404 }),
      ),
    );
    renderApp('/stories/none');
    expect(await screen.findByText(errorMessages.storyNotFound)).toBeVisible();
    expect(screen.getByRole('link', { name: '꿈 이야기 풀이' })).toHaveAttribute('href', '/stories');
  });
});
