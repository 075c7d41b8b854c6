import { type Interpretation, type Reading, readingLabels } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Moon } from '@/components/Moon';
import { VerdictMark } from '@/components/Verdict';
import { paths } from '@/lib/paths';
import { authorDetails, authorship } from './authorship';

function Evidence({ symbols }: Pick<Reading, 'symbols'>) {
  if (symbols.length === 0) return null;
  return (
    <ul className="evidence plain-list" aria-label="풀이의 근거">
      {symbols.map(({ id, name, quote, why }) => (
        <li key={id} id={`evidence-${id}`} tabIndex={-1}>
          <span className="name">
            <Link to={paths.symbol(id)}>{name}</Link>
          </span>
          <q>{quote}</q>
          <p>{why}</p>
        </li>
      ))}
    </ul>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, place) => <p key={place}>{line}</p>);
}

/** Two readings kept apart, each with what it rests on, then what to make of them. */
export function ReadingView({ row }: { row: Interpretation }) {
  const { reading } = row;
  if (!reading) {
    return (
      <div className="column stack">
        <Paragraphs text={row.interpretation} />
      </div>
    );
  }
  return (
    <>
      {reading.headline && <p className="headline column">{reading.headline}</p>}
      <p className="summary column">{reading.summary}</p>
      <div className="views">
        <section className="card view" aria-labelledby="traditional">
          <h3 id="traditional">
            {readingLabels.traditional} <VerdictMark verdict={reading.traditional.verdict} />
          </h3>
          <Paragraphs text={reading.traditional.text} />
          <Evidence symbols={reading.symbols} />
          {reading.story && (
            <p className="soft small">
              비슷한 꿈: <Link to={paths.story(reading.story.slug)}>{reading.story.name}</Link>
            </p>
          )}
        </section>
        <section className="card view" aria-labelledby="psychological">
          <h3 id="psychological">{readingLabels.psychological}</h3>
          <Paragraphs text={reading.psychological.text} />
        </section>
      </div>
      <section className="think column" aria-labelledby="questions">
        <h3 id="questions">{readingLabels.questions}</h3>
        <ol>
          {reading.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        {reading.action && (
          <div className="today">
            <Moon phase="crescent" />
            <p>
              <b>{readingLabels.action}</b>
              <br />
              {reading.action}
            </p>
          </div>
        )}
      </section>
      <p className="by column soft">
        {authorship(row)} {authorDetails(row)}
      </p>
    </>
  );
}
