import { anonymousAuthor, type Post, previews, truncate, verdictNames } from '@kkumpuri/contract';
import { DreamLink } from '@/components/DreamLink';
import { Time } from '@/components/Time';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { paths } from '@/lib/paths';
import { EngineMark } from './EngineMark';

function Looks({ post: { verdict, symbols } }: { post: Post }) {
  return (
    <div className="looks">
      {verdict && <b className={verdictLook(verdict)}>{verdictNames[verdict]}</b>}
      {symbols.length > 0 && (
        <ul className="plain-list" aria-label="꿈에 나온 상징">
          {symbols.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A shared dream on the board. The link in the last line covers the whole card. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className="post-card">
      {post.verdict && <VerdictMoon verdict={post.verdict} large />}
      <h2>{post.title}</h2>
      <Looks post={post} />
      <p>{truncate(post.dream_content, previews.board.dream)}</p>
      <p className="reading-preview">{truncate(post.interpretation, previews.board.interpretation)}</p>
      <p className="meta">
        <span>{post.author_username ?? anonymousAuthor.board}</span>
        <Time time={post.created_at} />
        <span>조회 {post.views}</span>
        <span>좋아요 {post.likes}</span>
        <EngineMark engine={post.engine} />
      </p>
      <DreamLink className="card-link" to={paths.post(post.id)}>
        자세히 보기<span className="visually-hidden"> {post.title}</span>
      </DreamLink>
    </article>
  );
}
