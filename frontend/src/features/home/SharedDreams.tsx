import type { PageData } from '@kkumpuri/contract';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { CrashGuard } from '@/components/CrashGuard';
import { lazyPart } from '@/lib/lazy-part';
import { SharedPosts } from './SharedPosts';

const LikedDreams = lazyPart(() => import('./LikedDreams'));

interface WithPage {
  page: PageData | null;
}

/** Popular posts: server-rendered, or loaded on demand. */
export function SharedDreams() {
  const rendered = useSelector(({ page }: WithPage) => page?.liked);
  if (rendered) return <SharedPosts posts={rendered} />;
  return (
    <CrashGuard>
      <Suspense>
        <LikedDreams />
      </Suspense>
    </CrashGuard>
  );
}
