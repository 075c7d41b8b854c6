import { countCharacters, type ReadingSymbol } from '@kkumpuri/contract';
import { Fragment, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { cutAtQuotes, type DreamPiece } from './quotes';
import { cardId, showSymbol } from './show-symbol';

/** About four lines on a phone. */
const FOLDED_FROM = 90;

interface ToSymbolProps {
  symbol: ReadingSymbol;
  className: string;
  children: ReactNode;
}

/**
 * Button that leads to the card of a symbol. An `a` element, because a `button` is a box of its own, at which a word
 * breaks, and because a link works before hydration.
 */
function ToSymbol({ symbol: { id, name }, className, children }: ToSymbolProps) {
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    showSymbol(id);
  };
  return (
    <a
      role="button"
      href={`#${cardId(id)}`}
      className={className}
      aria-label={`${name} 풀이로`}
      onClick={show}
      onKeyDown={(event) => event.key === ' ' && show(event)}
    >
      {children}
    </a>
  );
}

/** A word with a symbol. If several symbols share it, the other ones follow as buttons with their names. */
function MarkedWord({ text, symbols: [first, ...further] }: DreamPiece) {
  if (!first) return text;
  return (
    <>
      <ToSymbol symbol={first} className="mark">
        <mark>{text}</mark>
      </ToSymbol>
      {further.map((symbol) => (
        <ToSymbol key={symbol.id} symbol={symbol} className="mark further">
          {symbol.name}
        </ToSymbol>
      ))}
    </>
  );
}

interface DreamTextProps {
  heading: string;
  dream: string;
  symbols?: readonly ReadingSymbol[];
}

/** The original dream text, folded if it is long. */
export function DreamText({ heading, dream, symbols = [] }: DreamTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folds = countCharacters(dream) > FOLDED_FROM;
  return (
    <section className="dream" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{heading}</h2>
      {/* Unfold on focus, so that a word focused by keyboard is visible. */}
      <p
        id={`${id}text`}
        className={folds && !open ? 'dream-text folded' : 'dream-text'}
        onFocus={() => setOpen(true)}
      >
        {cutAtQuotes(dream, symbols).map((piece, place) => (
          <Fragment key={place}>
            <MarkedWord {...piece} />
          </Fragment>
        ))}
      </p>
      {folds && (
        <button
          type="button"
          className="unfold"
          aria-expanded={open}
          aria-controls={`${id}text`}
          onClick={() => setOpen(!open)}
        >
          {open ? '접기' : '꿈 전체 보기'}
        </button>
      )}
    </section>
  );
}
