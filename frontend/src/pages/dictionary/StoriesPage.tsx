import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/page/Page';
import { StoryIndex } from '@/features/stories/StoryIndex';

export default function StoriesPage() {
  return (
    <Page heading={pageHeadings.stories}>
      <p className="soft intro">많은 사람이 꾸는 꿈을 이야기별로 모았어요. 끝이 다르면 풀이도 달라져요.</p>
      <StoryIndex />
    </Page>
  );
}
