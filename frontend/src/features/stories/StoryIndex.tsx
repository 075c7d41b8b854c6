import { type ListedStory, storyGroupNames, storyGroups, verdictNames } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { CellSection } from '@/components/CellSection';
import { SearchBox } from '@/components/lists/SearchBox';
import { EmptyState, ErrorState, Skeleton } from '@/components/states';
import { VerdictMoon } from '@/components/moon/VerdictMoon';
import { VerdictLegend } from '@/features/symbols/SymbolFilters';
import { paths } from '@/lib/paths';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { useListStoriesQuery } from './stories-api';

function StoryCell({ slug, name, headline, verdict }: ListedStory) {
  return (
    <li>
      <Link className="symbol-cell of-story" to={paths.story(slug)}>
        <b>{name}</b>
        <span className="soft small">{headline}</span>
        <VerdictMoon verdict={verdict} />
        <span className="visually-hidden">{verdictNames[verdict]}</span>
      </Link>
    </li>
  );
}

const withoutSpaces = (text: string) => text.normalize('NFC').replace(/\s/g, '');

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
    ({ name, group }) => withoutSpaces(name).includes(withoutSpaces(q)) && (!chosen || group === chosen),
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
      {storyGroups
        .map((group) => ({ group, stories: found.filter((story) => story.group === group) }))
        .filter(({ stories }) => stories.length > 0)
        .map(({ group, stories }) => (
          <CellSection
            key={group}
            id={`group-${group}`}
            name={storyGroupNames[group]}
            className="plain-list symbol-cells stories"
            items={stories}
            showAll={isOverview ? () => write({ group }) : undefined}
            cell={(story) => <StoryCell key={story.slug} {...story} />}
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
