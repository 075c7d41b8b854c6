import type { ReadingSymbol } from '@kkumpuri/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DreamText } from './DreamText';

const symbol = (id: string, name: string, quote: string): ReadingSymbol => ({ id, name, quote, why: '' });

const LONG = `꿈에 구렁이가 나왔다. ${'한참을 걸었다. '.repeat(15)}마당에는 감나무가 있었다.`;

const show = (dream: string, symbols: ReadingSymbol[]) =>
  render(<DreamText heading="나의 꿈" dream={dream} symbols={symbols} />);

describe('the dream on its page', () => {
  it('has its words marked, not the clauses around them', () => {
    show('마당에 큰 구렁이가 들어왔다.', [symbol('snake', '구렁이', '큰 구렁이가 들어왔다')]);
    expect(screen.getByRole('button', { name: '구렁이 풀이로' })).toHaveTextContent(/^구렁이가$/);
  });

  it('leads to both symbols that share a word', () => {
    show('돌아가신 외할머니가 웃으셨다.', [
      symbol('grandmother', '할머니', '외할머니가'),
      symbol('kin', '외가', '외할머니'),
    ]);
    expect(screen.getByRole('button', { name: '할머니 풀이로' })).toHaveTextContent('외할머니');
    expect(screen.getByRole('button', { name: '외가 풀이로' })).toBeVisible();
  });

  it('shows markup in a dream as the text that it is', () => {
    show('<b>큰</b> 뱀', [symbol('snake', '뱀', '뱀')]);
    expect(screen.getByText(/<b>큰<\/b>/)).toBeVisible();
  });

  it('is folded where it is long, and opens for who comes to a word of it by keyboard', async () => {
    show(LONG, [symbol('tree', '감나무', '감나무')]);
    const fold = screen.getByRole('button', { name: '꿈 전체 보기' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '감나무 풀이로' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('has no fold where it is short', () => {
    show('뱀이 나왔다.', []);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
