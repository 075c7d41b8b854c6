import { errorMessages, type Post } from '@kkumpuri/contract';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { AlertDialog } from '@/components/Dialog';
import { Page } from '@/components/page/Page';
import { PendingPage } from '@/components/page/PendingPage';
import { ErrorState } from '@/components/states';
import { PostStage } from '@/features/board/PostStage';
import { PostView } from '@/features/board/PostView';
import { SimilarPosts } from '@/features/board/SimilarPosts';
import { useLike } from '@/features/board/use-like';
import { usePost } from '@/features/board/use-post';
import { paths } from '@/lib/paths';

function FailedPost({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const message = missing ? errorMessages.postNotFound : errorMessages.postsLoadFailed;
  return (
    <Page key="failed" heading="꿈 해석을 볼 수 없어요" narrow>
      <ErrorState message={message} onRetry={missing ? undefined : onRetry}>
        <ButtonLink to={paths.board}>목록으로</ButtonLink>
      </ErrorState>
    </Page>
  );
}

function FoundPost({ post }: { post: Post }) {
  const { press, message, dismiss } = useLike(post);
  const like = () => void press();
  return (
    <Page heading={post.title} stage={(heading) => <PostStage post={post} heading={heading} onLike={like} />}>
      <PostView post={post} onLike={like} />
      <SimilarPosts postId={post.id} />
      {message && <AlertDialog message={message} onClose={dismiss} />}
    </Page>
  );
}

export default function PostPage() {
  const { id = '' } = useParams();
  const { post, failed, missing, refetch } = usePost(id);
  if (post) return <FoundPost key={post.id} post={post} />;
  if (failed) return <FailedPost missing={missing} onRetry={() => void refetch()} />;
  return <PendingPage heading="꿈 해석을 불러오는 중입니다" />;
}
