import type { ReadingSymbol } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { hasDrawing, SymbolDrawing } from '@/components/SymbolDrawing';
import { paths } from '@/lib/paths';
import { cardId } from './show-symbol';

/** The drawing of a symbol, or the first syllable of its name if there is none. */
function SymbolDisc({ id, name }: { id: string; name: string }) {
  return (
    <span className="disc small" aria-hidden="true">
      {hasDrawing(id) ? <SymbolDrawing id={id} /> : [...name][0]}
    </span>
  );
}

/** Evidence of the reading: each symbol with its quote from the dream, and its meaning if the paragraphs do not tell it. */
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
            <SymbolDisc id={id} name={name} />
            <div>
              <h3>
                <Link to={paths.symbol(id)}>{name}</Link>
              </h3>
              {quote !== name && <q>{quote}</q>}
              {why && <p>{why}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
