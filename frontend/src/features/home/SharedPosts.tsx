import type { Post } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { PostRows } from '@/features/board/PostRows';
import { paths } from '@/lib/paths';

/** Renders nothing if there are no posts or loading fails. */
export function SharedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="part wrap" aria-labelledby="shared">
      <div className="part-head">
        <h2 id="shared">나누어 준 꿈</h2>
        <Link to={paths.board}>더 둘러보기</Link>
      </div>
      <PostRows posts={posts} />
    </section>
  );
}
