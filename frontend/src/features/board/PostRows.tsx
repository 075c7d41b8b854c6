import { anonymousAuthor, type Post, verdictNames } from '@kkumpuri/contract';
import { DreamLink } from '@/components/DreamLink';
import { VerdictMoon, verdictLook } from '@/components/moon/VerdictMoon';
import { paths } from '@/lib/paths';

/** Compact list of posts: moon, title, verdict, author and symbols. */
export function PostRows({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="post-rows plain-list">
      {posts.map(({ id, title, verdict, symbols, author_username }) => (
        <li key={id}>
          {verdict && <VerdictMoon verdict={verdict} large />}
          <div>
            <DreamLink to={paths.post(id)}>{title}</DreamLink>
            <p className="meta">
              {verdict && <b className={verdictLook(verdict)}>{verdictNames[verdict]}</b>}
              <span>{author_username ?? anonymousAuthor.board}</span>
              <span>{symbols.map(({ name }) => name).join(', ')}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
