import { anonymousAuthor, type Post } from '@kkumpuri/contract';
import type { ReactElement } from 'react';
import { Time } from '@/components/Time';
import { ReadingStage } from '@/features/reading/ReadingStage';
import { cardId } from '@/features/reading/show-symbol';
import { paths } from '@/lib/paths';
import { EngineMark } from './EngineMark';
import { LikeButton } from './LikeButton';

interface PostStageProps {
  post: Post;
  heading: ReactElement;
  onLike: () => void;
}

/** Header of a shared dream: night sky, author, date, views and the like button. */
export function PostStage({ post, heading, onLike }: PostStageProps) {
  const explained = new Set(post.reading?.symbols.map(({ id }) => id));
  return (
    <ReadingStage
      verdict={post.verdict}
      when={
        <span className="meta">
          <span>{post.author_username ?? anonymousAuthor.post}</span>
          <Time time={post.created_at} withHour />
          <span>조회 {post.views}</span>
          <EngineMark engine={post.engine} />
        </span>
      }
      heading={heading}
      symbols={post.symbols}
      addressOf={(symbol) => (explained.has(symbol) ? `#${cardId(symbol)}` : paths.symbol(symbol))}
    >
      <div className="stage-tools no-print">
        <LikeButton post={post} onPress={onLike} />
      </div>
    </ReadingStage>
  );
}
