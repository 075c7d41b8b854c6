import type { Interpretation } from '@kkumpuri/contract';
import { cutAtQuotes } from './quotes';

/** The dream, with the words that its reading rests on underlined and leading to it. */
export function DreamQuotation({ row }: { row: Interpretation }) {
  const pieces = cutAtQuotes(row.dream_content, row.reading?.symbols ?? []);
  return (
    <section aria-labelledby="my-dream" className="column">
      <h2 id="my-dream" className="visually-hidden">
        나의 꿈
      </h2>
      <p className="dream">
        {pieces.map(({ text, symbols }, place) =>
          symbols[0] ? (
            <a
              key={place}
              href={`#evidence-${symbols[0].id}`}
              title={symbols.map(({ name }) => name).join(', ')}
            >
              <mark>{text}</mark>
            </a>
          ) : (
            <span key={place}>{text}</span>
          ),
        )}
      </p>
    </section>
  );
}
