import { type ListedStory, type StoryGroup, storyGroupNames, storyGroups } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/SearchBox';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { VerdictMark } from '@/components/Verdict';
import { paths } from '@/lib/paths';
import { useUrlQuery } from '@/lib/use-url-query';
import { useListStoriesQuery } from './stories-api';

function GroupSection({ group, stories }: { group: StoryGroup; stories: readonly ListedStory[] }) {
  if (stories.length === 0) return null;
  return (
    <section className="kind" aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>
        {storyGroupNames[group]} <span className="soft small">{stories.length}가지</span>
      </h2>
      <ul className="plain-list symbol-grid">
        {stories.map(({ slug, name, verdict }) => (
          <li key={slug} className="symbol-item">
            <Link to={paths.story(slug)}>{name}</Link>
            <VerdictMark verdict={verdict} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const squeezed = (text: string) => text.normalize('NFC').replace(/\s/g, '');

export function StoryIndex() {
  const [read, write] = useUrlQuery();
  const { data, error, refetch } = useListStoriesQuery();
  const q = read('q');
  if (!data) {
    if (!error) return <Skeleton lines={9} />;
    return <ErrorState message={asApiError(error).message} onRetry={() => void refetch()} />;
  }
  const found = data.filter(({ name }) => squeezed(name).includes(squeezed(q)));
  return (
    <>
      <div className="list-bar">
        <SearchBox
          label="이야기 검색"
          placeholder="시험, 이가 빠지는, 할머니…"
          value={q}
          onSearch={(text) => write({ q: text })}
        />
      </div>
      <p role="status" className="soft small">
        {found.length > 0 && `이야기 ${found.length}가지`}
      </p>
      {storyGroups.map((group) => (
        <GroupSection key={group} group={group} stories={found.filter((story) => story.group === group)} />
      ))}
      {found.length === 0 && (
        <EmptyState message="찾는 이야기가 아직 없어요. 다른 말로 찾아보세요.">
          <Button onClick={() => write({ q: '' })}>전체 보기</Button>
        </EmptyState>
      )}
    </>
  );
}
