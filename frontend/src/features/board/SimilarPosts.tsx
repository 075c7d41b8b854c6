import { anonymousAuthor } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { useFindSimilarQuery } from './board-api';

/** Posts with the same symbols. An extra: when there are none, or they can't be had, nothing is missing. */
export function SimilarPosts({ postId }: { postId: string }) {
  const { currentData: posts = [] } = useFindSimilarQuery(postId);
  if (posts.length === 0) return null;
  return (
    <section className="similar no-print" aria-labelledby="similar-heading">
      <h2 id="similar-heading">비슷한 꿈</h2>
      <ul className="plain-list">
        {posts.map(({ id, title, symbols, author_username, created_at }) => (
          <li key={id}>
            <Link to={paths.post(id)}>{title}</Link>
            <p className="meta">
              <span>{author_username ?? anonymousAuthor.board}</span>
              <Time time={created_at} />
              <span>{symbols.map(({ name }) => name).join(', ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
