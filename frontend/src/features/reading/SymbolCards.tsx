import type { ReadingSymbol } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { hasDrawing, SymbolDrawing } from '@/components/SymbolDrawing';
import { paths } from '@/lib/paths';
import { cardId } from './show-symbol';

/** Evidence of the reading: each symbol with its quote from the dream and its traditional meaning. */
export function SymbolCards({ symbols }: { symbols: readonly ReadingSymbol[] }) {
  if (symbols.length === 0) return null;
  return (
    <section className="part wrap" aria-labelledby="symbols">
      <div className="part-head">
        <h2 id="symbols">꿈에 나온 상징</h2>
        <Link to={paths.symbols}>사전에서 더 보기</Link>
      </div>
      <ul className="evidence plain-list">
        {symbols.map(({ id, name, quote, why }) => (
          <li key={id} id={cardId(id)} tabIndex={-1}>
            {hasDrawing(id) && (
              <span className="disc small">
                <SymbolDrawing id={id} />
              </span>
            )}
            <h3>
              <Link to={paths.symbol(id)}>{name}</Link>
            </h3>
            {quote !== name && <q>{quote}</q>}
            <p>{why}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
