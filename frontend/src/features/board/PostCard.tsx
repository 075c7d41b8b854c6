import { anonymousAuthor, type Post, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { EngineMark } from './EngineMark';

/** A shared dream on the board. The whole card leads to it, by the one link in its last line. */
export function PostCard({ post }: { post: Post }) {
  return (
    <article className="card post-card">
      <h2>{post.title}</h2>
      {post.symbols.length > 0 && (
        <ul className="plain-list tags" aria-label="꿈에 나온 상징">
          {post.symbols.map(({ id, name }) => (
            <li key={id} className="badge">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p>{truncate(post.dream_content, previews.board.dream)}</p>
      <p className="reading-preview">{truncate(post.interpretation, previews.board.interpretation)}</p>
      <p className="meta">
        <span>{post.author_username ?? anonymousAuthor.board}</span>
        <Time time={post.created_at} />
        <span>조회 {post.views}</span>
        <span>좋아요 {post.likes}</span>
        <EngineMark engine={post.engine} />
      </p>
      <Link className="card-link" to={paths.post(post.id)}>
        자세히 보기<span className="visually-hidden"> {post.title}</span>
      </Link>
    </article>
  );
}
