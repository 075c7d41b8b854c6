import type { Interpretation } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { PostRows } from '@/features/board/PostRows';
import { useFindAlikeQuery } from '@/features/board/board-api';
import { paths } from '@/lib/paths';

function SharedAlike({ row, name }: { row: Interpretation; name: string }) {
  const { currentData = [] } = useFindAlikeQuery(name);
  const posts = currentData.filter(({ dream_content }) => dream_content !== row.dream_content).slice(0, 3);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="alike">
      <h2 id="alike">비슷한 꿈</h2>
      <PostRows posts={posts} />
    </section>
  );
}

/** Links to similar shared dreams and to the story of this dream. Renders nothing if there is neither. */
export function Alike({ row }: { row: Interpretation }) {
  const story = row.reading?.story;
  const [symbol] = row.reading?.symbols ?? [];
  if (!story && !symbol) return null;
  return (
    <div className="alike part wrap no-print">
      {symbol && <SharedAlike row={row} name={symbol.name} />}
      {story && (
        <section aria-labelledby="story">
          <h2 id="story">이 꿈의 이야기</h2>
          <div className="bound story-of">
            <h3>
              <Link to={paths.story(story.slug)}>{story.name}</Link>
            </h3>
            <p className="soft">끝이 다르면 풀이도 달라요. 전해 오는 이야기를 갈래별로 모았어요.</p>
            <ButtonLink to={paths.story(story.slug)}>이야기 읽기</ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}
