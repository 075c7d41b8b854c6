import { errorMessages, pageHeadings } from '@kkumpuri/contract';
import { useParams } from 'react-router-dom';
import { asApiError, isStatus } from '@/api/errors';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { PendingPage } from '@/components/page/PendingPage';
import { ErrorState } from '@/components/states';
import { useReadStoryQuery } from '@/features/stories/stories-api';
import { StoryView } from '@/features/stories/StoryView';
import { paths } from '@/lib/paths';

function FailedStory({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  return (
    <Page key="failed" heading="이야기를 볼 수 없어요" narrow>
      <ErrorState
        message={missing ? errorMessages.storyNotFound : errorMessages.unforeseen}
        onRetry={missing ? undefined : onRetry}
      >
        <ButtonLink to={paths.stories}>{pageHeadings.stories}</ButtonLink>
      </ErrorState>
    </Page>
  );
}

export default function StoryPage() {
  const { slug = '' } = useParams();
  const { currentData: story, error, refetch } = useReadStoryQuery(slug);
  if (story) {
    return (
      <Page key={story.slug} heading={story.name} narrow>
        <StoryView story={story} />
      </Page>
    );
  }
  if (error) return <FailedStory missing={isStatus(asApiError(error), 404)} onRetry={() => void refetch()} />;
  return <PendingPage heading="꿈 이야기를 불러오는 중입니다" />;
}
