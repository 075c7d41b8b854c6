import type { ReadingSymbol } from '@kkumpuri/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DreamText } from './DreamText';

const symbol = (id: string, name: string, quote: string): ReadingSymbol => ({ id, name, quote, why: '' });

const LONG = `꿈에 구렁이가 나왔다. ${'한참을 걸었다. '.repeat(15)}마당에는 감나무가 있었다.`;

const show = (dream: string, symbols: ReadingSymbol[]) =>
  render(<DreamText heading="나의 꿈" dream={dream} symbols={symbols} />);

describe('the dream text of a reading', () => {
  it('marks the word of a symbol, not the whole quote', () => {
    show('마당에 큰 구렁이가 들어왔다.', [symbol('snake', '구렁이', '큰 구렁이가 들어왔다')]);
    expect(screen.getByRole('button', { name: '구렁이 풀이로' })).toHaveTextContent(/^구렁이가$/);
  });

  it('shows a button for each of two symbols that share a word', () => {
    show('돌아가신 외할머니가 웃으셨다.', [
      symbol('grandmother', '할머니', '외할머니가'),
      symbol('kin', '외가', '외할머니'),
    ]);
    expect(screen.getByRole('button', { name: '할머니 풀이로' })).toHaveTextContent('외할머니');
    expect(screen.getByRole('button', { name: '외가 풀이로' })).toBeVisible();
  });

  it('shows HTML in a dream as plain text', () => {
    show('<b>큰</b> 뱀', [symbol('snake', '뱀', '뱀')]);
    expect(screen.getByText(/<b>큰<\/b>/)).toBeVisible();
  });

  it('folds a long dream and unfolds it on keyboard focus', async () => {
    show(LONG, [symbol('tree', '감나무', '감나무')]);
    const fold = screen.getByRole('button', { name: '꿈 전체 보기' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '감나무 풀이로' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '접기' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('does not fold a short dream', () => {
    show('뱀이 나왔다.', []);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
