import { countCharacters, type ReadingSymbol } from '@kkumpuri/contract';
import { Fragment, useId, useState } from 'react';
import { cutAtQuotes, type DreamPiece } from './quotes';
import { showSymbol } from './show-symbol';

/** About four lines on a phone. */
const FOLDED_FROM = 90;

/** A word with a symbol. If several symbols share it, the other ones follow as buttons with their names. */
function MarkedWord({ text, symbols: [first, ...further] }: DreamPiece) {
  if (!first) return text;
  return (
    <>
      <button
        type="button"
        className="mark"
        aria-label={`${first.name} 풀이로`}
        onClick={() => showSymbol(first.id)}
      >
        <mark>{text}</mark>
      </button>
      {further.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="mark further"
          aria-label={`${name} 풀이로`}
          onClick={() => showSymbol(id)}
        >
          {name}
        </button>
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
