import type { Verdict } from '@kkumpuri/contract';
import type { ReactNode } from 'react';
import { Night } from '@/components/moon/Night';
import { VerdictMark } from '@/components/moon/Verdict';
import { SymbolDrawing } from '@/components/SymbolDrawing';

interface ReadingStageProps {
  /** Undefined while the reading is loading, null if the reading has no verdict. */
  verdict?: Verdict | null;
  when?: ReactNode;
  heading: ReactNode;
  symbols?: readonly { id: string; name: string }[];
  addressOf?: (symbol: string) => string;
  children?: ReactNode;
}

/** Header of a dream page: night sky, moon, heading and symbols. */
export function ReadingStage({
  verdict,
  when,
  heading,
  symbols = [],
  addressOf,
  children,
}: ReadingStageProps) {
  return (
    <Night verdict={verdict === null ? '중립' : verdict} className="stage">
      <div className="wrap stage-words">
        {when && <p className="when">{when}</p>}
        {heading}
        {verdict && <VerdictMark verdict={verdict} />}
        {symbols.length > 0 && addressOf && (
          <nav aria-label="꿈에 나온 상징">
            <ul className="chips plain-list">
              {symbols.map(({ id, name }) => (
                <li key={id}>
                  <a className="chip" href={addressOf(id)}>
                    <SymbolDrawing id={id} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </Night>
  );
}
