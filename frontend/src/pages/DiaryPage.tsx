import '@/styles/diary.css';
import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/page/Page';
import { Skeleton } from '@/components/states';
import { useAuth } from '@/features/auth/use-auth';
import { Diary } from '@/features/diary/Diary';
import { DiaryInvitation } from '@/features/diary/DiaryInvitation';

export default function DiaryPage() {
  const { user, loading } = useAuth();
  return (
    <Page heading={pageHeadings.diary} narrow={!user} className="diary-page">
      {loading && <Skeleton />}
      {!loading && user && <Diary user={user} />}
      {!loading && !user && <DiaryInvitation />}
    </Page>
  );
}
