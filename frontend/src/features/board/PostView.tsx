import { anonymousAuthor, type Post } from '@kkumpuri/contract';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/Button';
import { AlertDialog } from '@/components/Dialog';
import { Time } from '@/components/Time';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { LikeButton } from './LikeButton';
import { PostText } from './PostText';
import { useLike } from './use-like';

function useBack(): () => void {
  const navigate = useNavigate();
  const openedHere = useLocation().key === 'default';
  return () => void (openedHere ? navigate(paths.board) : navigate(-1));
}

function GuestBanner() {
  const { user, loading } = useAuth();
  if (user || loading) return null;
  return (
    <p className="notice guest-banner">
      회원가입하면 좋아요와 댓글을 남길 수 있어요. <Link to={paths.register}>회원가입</Link>
    </p>
  );
}

export function PostView({ post }: { post: Post }) {
  const { press, message, dismiss } = useLike(post);
  const back = useBack();
  const like = <LikeButton post={post} onPress={() => void press()} />;
  return (
    <article className="post">
      <div className="post-head">
        <p className="meta">
          <span>{post.author_username ?? anonymousAuthor.post}</span>
          <Time time={post.created_at} withHour />
          <span>조회 {post.views}</span>
        </p>
        {like}
      </div>
      <PostText post={post} />
      <GuestBanner />
      <div className="row no-print">
        {like}
        <Button onClick={back}>
          <ArrowLeft size={18} aria-hidden="true" />
          뒤로 가기
        </Button>
        <ButtonLink to={paths.board}>목록으로</ButtonLink>
      </div>
      {message && <AlertDialog message={message} onClose={dismiss} />}
    </article>
  );
}
