import { type DreamStory, readingLabels } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { VerdictMark } from '@/components/moon/Verdict';
import { SymbolDrawing } from '@/components/SymbolDrawing';
import { paths } from '@/lib/paths';

/** More variants are folded, so that the button below them is within reach. */
const SHOWN = 8;

type WithVariants = Pick<DreamStory, 'variants'>;

function VariantList({ variants }: WithVariants) {
  return (
    <ul className="plain-list situations">
      {variants.map(({ headline, verdict, answer }) => (
        <li key={headline}>
          <div className="row">
            <h3>{headline}</h3>
            <VerdictMark verdict={verdict} />
          </div>
          <p>{answer}</p>
        </li>
      ))}
    </ul>
  );
}

function Variants({ variants }: WithVariants) {
  if (variants.length === 0) return null;
  const folded = variants.slice(SHOWN);
  return (
    <section className="stack">
      <h2>이렇게 달라지면</h2>
      <VariantList variants={variants.slice(0, SHOWN)} />
      {folded.length > 0 && (
        <details>
          <summary>다른 갈래 {folded.length}가지 더 보기</summary>
          <VariantList variants={folded} />
        </details>
      )}
    </section>
  );
}

export function StoryView({ story }: { story: DreamStory }) {
  return (
    <div className="symbol-page">
      <div className="stack">
        <p className="row">
          <VerdictMark verdict={story.verdict} />
          <span className="soft">{story.headline}</span>
        </p>
        <p>{story.answer}</p>
      </div>
      <section className="stack">
        <h2>{readingLabels.traditional}</h2>
        <p>{story.traditional}</p>
        {story.disagreement && <p className="notice">{story.disagreement}</p>}
      </section>
      <section className="stack">
        <h2>{readingLabels.psychological}</h2>
        <p>{story.psychological}</p>
        <p className="soft">{story.question}</p>
      </section>
      <Variants variants={story.variants} />
      {story.symbols.length > 0 && (
        <section className="stack">
          <h2>함께 볼 상징</h2>
          <p className="row">
            {story.symbols.map(({ id, name }) => (
              <Link key={id} className="chip" to={paths.symbol(id)}>
                <SymbolDrawing id={id} />
                {name}
              </Link>
            ))}
          </p>
        </section>
      )}
      <div className="row no-print">
        <ButtonLink look="primary" to={paths.newDream}>
          내 꿈 해석하기
        </ButtonLink>
        <ButtonLink look="quiet" to={paths.stories}>
          꿈 이야기 풀이
        </ButtonLink>
      </div>
    </div>
  );
}
