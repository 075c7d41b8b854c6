import { errorMessages, type Question, questionFilters } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { SearchBox } from '@/components/lists/SearchBox';
import { ErrorState } from '@/components/states';
import { Time } from '@/components/Time';
import { useListQuestionsInfiniteQuery } from '@/features/qna/qna-api';
import { paths } from '@/lib/paths';
import { useUrlQuery } from '@/lib/hooks/use-url-query';
import { useDeleteQuestionMutation } from '../admin-api';
import { AdminList } from '../tables/AdminList';
import { AdminTable, type Column } from '../tables/AdminTable';
import { Choice } from '../tables/Choice';
import { DeleteDialog } from '../DeleteDialog';
import { Under } from '../tables/Under';
import { moreOf } from '../use-admin-data';
import { useDeletion } from '../use-deletion';

const FILTER_NAMES = { all: '전체', waiting: '답변 대기', answered: '답변 완료' } as const;

const stateOf = ({ answered }: Question) => (
  <span className={answered ? 'badge done' : 'badge'}>{answered ? '답변 완료' : '답변 대기'}</span>
);

const COLUMNS: Column<Question>[] = [
  {
    head: '질문',
    cell: (question) => (
      <>
        <Link to={paths.question(question.id)}>{question.title}</Link>
        <Under>
          {question.category} · {question.author} · <Time time={question.created_at} /> {stateOf(question)}
        </Under>
      </>
    ),
  },
  { head: '때', wide: true, cell: ({ created_at }) => <Time time={created_at} withHour /> },
  { head: '분류', wide: true, cell: ({ category }) => category },
  { head: '쓴 사람', wide: true, cell: ({ author }) => author },
  { head: '상태', wide: true, cell: stateOf },
  { head: '조회', wide: true, number: true, cell: ({ views }) => views.toLocaleString('ko-KR') },
];

function RowMenu({ question, onDelete }: { question: Question; onDelete: () => void }) {
  const { id, title, answered } = question;
  return (
    <Menu label={`${title} 더보기`} iconOnly closesOnChoice>
      <ButtonLink look="quiet" to={paths.question(id)}>
        {answered ? '질문 열기' : '답하러 가기'}
      </ButtonLink>
      <Button look="danger" onClick={onDelete} aria-label={`${title} 삭제`}>
        삭제
      </Button>
    </Menu>
  );
}

/** All questions, with a filter for those without an answer. */
export default function QuestionsTab() {
  const [read, write] = useUrlQuery();
  const q = read('q');
  const filter = questionFilters.find((name) => name === read('filter')) ?? 'all';
  const list = useListQuestionsInfiniteQuery({ q, filter }, { refetchOnMountOrArgChange: true });
  const counts = list.data?.pages[0]?.counts;
  const [deleteQuestion] = useDeleteQuestionMutation();
  const { target, done, heading, ask, dialog } = useDeletion<Question>({
    remove: async ({ id }) => (await deleteQuestion(id).unwrap()).message,
    failureMessage: errorMessages.questionDeleteFailed,
  });
  return (
    <>
      {list.isError && (
        <ErrorState message={errorMessages.adminLoadFailed} onRetry={() => void list.refetch()} />
      )}
      <AdminList
        title="질문"
        heading={heading}
        announcement={done}
        tools={
          <>
            <SearchBox label="제목 또는 카테고리 검색" value={q} onSearch={(text) => write({ q: text })} />
            <Choice
              label="답변 상태"
              options={questionFilters.map((value) => ({
                value,
                name: counts ? `${FILTER_NAMES[value]} ${counts[value]}` : FILTER_NAMES[value],
              }))}
              value={filter}
              onChange={(chosen) => write({ filter: chosen === 'all' ? '' : chosen })}
            />
          </>
        }
        items={list.currentData?.pages.flatMap(({ questions }) => questions)}
        loading={list.isFetching}
        empty={q || filter !== 'all' ? '찾는 질문이 없어요.' : '아직 질문이 없어요.'}
        more={moreOf(list)}
        table={(questions) => (
          <AdminTable
            label="질문"
            items={questions}
            columns={COLUMNS}
            menu={(question) => <RowMenu question={question} onDelete={() => ask(question)} />}
          />
        )}
      />
      {target && (
        <DeleteDialog
          {...dialog}
          question="이 질문을 삭제할까요?"
          consequence="질문과 답변이 함께 삭제됩니다. 되돌릴 수 없습니다."
        >
          <blockquote className="soft">{target.title}</blockquote>
        </DeleteDialog>
      )}
    </>
  );
}
