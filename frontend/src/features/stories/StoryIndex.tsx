import {
  type ListedStory,
  type StoryGroup,
  storyGroupNames,
  storyGroups,
  verdictNames,
} from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { SearchBox } from '@/components/SearchBox';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { VerdictMoon } from '@/components/VerdictMoon';
import { VerdictLegend } from '@/features/symbols/SymbolFilters';
import { paths } from '@/lib/paths';
import { useUrlQuery } from '@/lib/use-url-query';
import { useListStoriesQuery } from './stories-api';

/** As many as the dictionary shows of a kind. */
const FIRST_OF_GROUP = 12;

interface GroupSectionProps {
  group: StoryGroup;
  stories: readonly ListedStory[];
  /** Given where only the first are shown. */
  showAll?: () => void;
}

function GroupSection({ group, stories, showAll }: GroupSectionProps) {
  if (stories.length === 0) return null;
  const name = storyGroupNames[group];
  const shown = showAll ? stories.slice(0, FIRST_OF_GROUP) : stories;
  return (
    <section className="kind" aria-labelledby={`group-${group}`}>
      <div className="kind-head">
        <h2 id={`group-${group}`}>{name}</h2>
        {showAll && (
          <button type="button" className="link-button" onClick={showAll}>
            <span className="visually-hidden">{name} </span>
            {stories.length}가지 모두 보기
          </button>
        )}
      </div>
      <ul className={showAll ? 'plain-list symbol-cells stories some' : 'plain-list symbol-cells stories'}>
        {shown.map(({ slug, name: story, headline, verdict }) => (
          <li key={slug}>
            <Link
              className="symbol-cell of-story"
              to={paths.story(slug)}
              aria-label={`${story}, ${verdictNames[verdict]}`}
            >
              <b>{story}</b>
              <span className="soft small">{headline}</span>
              <VerdictMoon verdict={verdict} />
            </Link>
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
  const chosen = storyGroups.find((group) => group === read('group'));
  const isOverview = q === '' && !chosen;
  const found = data.filter(
    ({ name, group }) => squeezed(name).includes(squeezed(q)) && (!chosen || group === chosen),
  );
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
      <VerdictLegend />
      <p role="status" className="soft small">
        {!isOverview && found.length > 0 && `이야기 ${found.length}가지`}
      </p>
      {chosen && <Button onClick={() => write({ group: '' })}>모든 이야기 보기</Button>}
      {storyGroups.map((group) => (
        <GroupSection
          key={group}
          group={group}
          stories={found.filter((story) => story.group === group)}
          showAll={isOverview ? () => write({ group }) : undefined}
        />
      ))}
      {found.length === 0 && (
        <EmptyState message="찾는 이야기가 아직 없어요. 다른 말로 찾아보세요.">
          <Button onClick={() => write({ q: '', group: '' })}>전체 보기</Button>
        </EmptyState>
      )}
    </>
  );
}
