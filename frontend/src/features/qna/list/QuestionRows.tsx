import { errorMessages, previews, truncate } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/Button';
import { MoreRows } from '@/components/lists/MoreRows';
import { EmptyState, Skeleton } from '@/components/states';
import { Time } from '@/components/Time';
import { paths } from '@/lib/paths';
import { QuestionBadges } from '../QuestionBadges';
import type { ShownQuestion } from '../question-types';
import type { Questions } from './use-questions';

function QuestionRow({ question }: { question: ShownQuestion }) {
  const { id, title, category, author, content, created_at, views } = question;
  return (
    <li className="question-row">
      <QuestionBadges {...question} />
      <Link className="row-title" to={paths.question(id)}>
        {title}
      </Link>
      <p className="soft small">{truncate(content, previews.question)}</p>
      <p className="meta">
        <span>#{category}</span>
        <span>{author}</span>
        <Time time={created_at} />
        <span>조회 {views}</span>
      </p>
    </li>
  );
}

function NoQuestions({ q }: { q: string }) {
  return (
    <EmptyState message={q ? `‘${q}’에 맞는 질문이 없어요.` : '여기에 해당하는 질문이 아직 없어요.'}>
      <ButtonLink to={paths.ask}>질문하기</ButtonLink>
    </EmptyState>
  );
}

/** Error above the rows that are still available. */
function Failure({ list }: Pick<Questions, 'list'>) {
  return (
    <div role="alert" className={list.isError ? 'notice error row' : undefined}>
      {list.isError && (
        <>
          <span>{errorMessages.questionLoadFailed}</span>
          <Button onClick={() => void list.refetch()}>다시 시도</Button>
        </>
      )}
    </div>
  );
}

export function QuestionRows({ questions, ready, list, q }: Questions) {
  if (!ready) return <Skeleton lines={9} />;
  const nothing = questions.length === 0 && !list.isError && !list.isFetching && !list.hasNextPage;
  return (
    <>
      <Failure list={list} />
      {nothing && <NoQuestions q={q} />}
      <ul className="plain-list lattice question-rows">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ul>
      <MoreRows
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isError}
        count={questions.length}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
