import type { Post } from '@kkumpuri/contract';
import { Heart } from 'lucide-react';

export function LikeButton({ post, onPress }: { post: Post; onPress: () => void }) {
  return (
    <button type="button" className="button like" aria-pressed={post.liked} onClick={onPress}>
      <Heart size={18} aria-hidden="true" fill={post.liked ? 'currentColor' : 'none'} />
      {post.liked ? '좋아요 취소' : '좋아요'}
      <span className="like-count">
        <span className="visually-hidden">지금까지 </span>
        {post.likes}
      </span>
    </button>
  );
}
