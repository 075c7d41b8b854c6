import { useFindLikedQuery } from '@/features/board/board-api';
import { SharedPosts } from './SharedPosts';

/** In a file of its own with the library that asks, which a page that came with them does without. */
export default function LikedDreams() {
  const { currentData: posts = [] } = useFindLikedQuery();
  return <SharedPosts posts={posts} />;
}
