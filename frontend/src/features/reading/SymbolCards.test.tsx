import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SymbolCards } from './SymbolCards';

const shown = (why: string) =>
  render(
    <MemoryRouter>
      <SymbolCards symbols={[{ id: 'snake', name: '뱀', quote: '구렁이', why }]} />
    </MemoryRouter>,
  );

describe('SymbolCards', () => {
  it('shows the name, the quote and the meaning of a symbol', () => {
    shown('반기는 쪽으로 읽어 왔어요.');
    expect(screen.getByRole('link', { name: '뱀' })).toBeInTheDocument();
    expect(screen.getByText('구렁이')).toBeInTheDocument();
    expect(screen.getByText('반기는 쪽으로 읽어 왔어요.')).toBeInTheDocument();
  });

  it('shows no empty paragraph for a symbol without a meaning', () => {
    const { container } = shown('');
    expect(screen.getByRole('link', { name: '뱀' })).toBeInTheDocument();
    expect(container.querySelector('li p')).toBeNull();
  });
});
