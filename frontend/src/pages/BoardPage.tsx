import { pageHeadings } from '@kkumpuri/contract';
import { Page } from '@/components/page/Page';
import { BoardBar } from '@/features/board/BoardBar';
import { PostGrid } from '@/features/board/PostGrid';
import { useBoard } from '@/features/board/use-board';

export default function BoardPage() {
  const board = useBoard();
  return (
    <Page heading={pageHeadings.board}>
      <BoardBar {...board} />
      <PostGrid {...board} />
    </Page>
  );
}
