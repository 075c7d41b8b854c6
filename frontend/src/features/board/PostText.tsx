import { type Post, splitLabel } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { splitLines } from '@/lib/split-lines';
import { paths } from '@/lib/paths';
import { EngineMark } from './EngineMark';

function Lines({ text }: { text: string }) {
  return splitLines(text).map((line, index) => <p key={index}>{line}</p>);
}

/** A line of the reading; one that begins with a label shows it above its words. */
function ReadingLine({ line }: { line: string }) {
  const { label, words } = splitLabel(line);
  if (!label) return <p>{words}</p>;
  return (
    <p>
      <strong>{label}</strong> {words}
    </p>
  );
}

function Symbols({ symbols }: Pick<Post, 'symbols'>) {
  if (symbols.length === 0) return null;
  return (
    <nav aria-label="꿈에 나온 상징">
      <ul className="plain-list tags">
        {symbols.map(({ id, name }) => (
          <li key={id}>
            <Link className="badge" to={paths.symbol(id)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The dream as a quotation, then its reading, line by line. */
export function PostText({ post }: { post: Post }) {
  return (
    <>
      <section className="post-section">
        <h2>꿈 이야기</h2>
        <blockquote className="dream-quote">
          <Lines text={post.dream_content} />
        </blockquote>
        <Symbols symbols={post.symbols} />
      </section>
      <section className="post-section">
        <div className="row">
          <h2>꿈 해석</h2>
          <span className="badge">
            <EngineMark engine={post.engine} />
          </span>
        </div>
        <div className="reading-lines">
          {splitLines(post.interpretation).map((line, index) => (
            <ReadingLine key={index} line={line} />
          ))}
        </div>
        <p className="soft small">재미로 읽는 풀이예요. 앞날을 알려 주거나 의학적 조언을 대신하지 않아요.</p>
      </section>
    </>
  );
}
