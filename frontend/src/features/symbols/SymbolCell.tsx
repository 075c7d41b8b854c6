import { type ListedSymbol, verdictNames } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { SymbolDrawing } from '@/components/SymbolDrawing';
import { VerdictMoon } from '@/components/moon/VerdictMoon';
import { paths } from '@/lib/paths';

export function SymbolCell({ symbol: { id, name, gist, verdict } }: { symbol: ListedSymbol }) {
  return (
    <li>
      <Link className="symbol-cell" to={paths.symbol(id)}>
        <SymbolDrawing id={id} />
        <b>{name}</b>
        <span className="soft small">{gist}</span>
        <VerdictMoon verdict={verdict} />
        <span className="visually-hidden">{verdictNames[verdict]}</span>
      </Link>
    </li>
  );
}
