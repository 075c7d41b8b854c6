import { useFindLikedQuery } from '@/features/board/board-api';
import { SharedPosts } from './SharedPosts';

/** In its own file, so that pages with server-rendered posts do not load RTK Query. */
export default function LikedDreams() {
  const { currentData: posts = [] } = useFindLikedQuery();
  return <SharedPosts posts={posts} />;
}
