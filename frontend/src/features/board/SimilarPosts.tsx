import { useFindSimilarQuery } from './board-api';
import { PostRows } from './PostRows';

/** Posts with the same symbols. Optional: renders nothing if there are none or loading fails. */
export function SimilarPosts({ postId }: { postId: string }) {
  const { currentData: posts = [] } = useFindSimilarQuery(postId);
  if (posts.length === 0) return null;
  return (
    <section className="part wrap similar no-print" aria-labelledby="similar-heading">
      <h2 id="similar-heading">비슷한 꿈</h2>
      <PostRows posts={posts} />
    </section>
  );
}
