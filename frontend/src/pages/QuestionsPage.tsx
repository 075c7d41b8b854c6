import { pageHeadings } from '@kkumpuri/contract';
import { RefreshCw } from 'lucide-react';
import { Button, ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { SearchBox } from '@/components/lists/SearchBox';
import { QuestionRows } from '@/features/qna/list/QuestionRows';
import { QuestionTabs, TAB_PANEL_ID, tabId } from '@/features/qna/list/QuestionTabs';
import { useQuestions } from '@/features/qna/list/use-questions';
import { paths } from '@/lib/paths';

export default function QuestionsPage() {
  const board = useQuestions();
  return (
    <Page heading={pageHeadings.questions}>
      <div className="list-bar">
        <SearchBox
          label="제목 또는 카테고리 검색"
          placeholder="태몽, 반복되는 꿈, 일기…"
          value={board.q}
          onSearch={board.search}
        />
        <Button onClick={() => void board.list.refetch()} aria-busy={board.list.isFetching}>
          <RefreshCw size={18} aria-hidden="true" />
          새로고침
        </Button>
        <ButtonLink look="primary" to={paths.ask}>
          질문하기
        </ButtonLink>
      </div>
      <QuestionTabs {...board} />
      <div role="tabpanel" id={TAB_PANEL_ID} aria-labelledby={tabId(board.filter)} tabIndex={0}>
        <QuestionRows {...board} />
      </div>
      <p className="soft small footnote">이 게시판은 개발이 끝날 때까지 임시로 운영됩니다.</p>
    </Page>
  );
}
