import { type SymbolDetail, symbolKindNames } from '@kkumpuri/contract';
import type { ReactElement } from 'react';
import { VerdictMark } from '@/components/moon/Verdict';
import { hasDrawing, SymbolDrawing } from '@/components/SymbolDrawing';

interface SymbolHeroProps {
  symbol: SymbolDetail;
  heading: ReactElement;
}

/** Top of a symbol's page: the drawing, the name, the verdict and the meaning in one sentence. */
export function SymbolHero({ symbol, heading }: SymbolHeroProps) {
  const { id, kind, verdict, gist, spellings } = symbol;
  return (
    <div className={hasDrawing(id) ? 'symbol-hero wrap' : 'symbol-hero plain wrap'}>
      {hasDrawing(id) && (
        <span className="disc large">
          <SymbolDrawing id={id} />
        </span>
      )}
      <div className="symbol-words">
        <p className="soft small">{symbolKindNames[kind]}</p>
        {heading}
        <VerdictMark verdict={verdict} />
        <p className="symbol-gist">{gist}</p>
        {spellings.length > 0 && <p className="soft small">다른 이름: {spellings.join(', ')}</p>}
      </div>
    </div>
  );
}
