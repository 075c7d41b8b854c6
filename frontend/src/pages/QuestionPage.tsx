import { errorMessages } from '@kkumpuri/contract';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { PendingPage } from '@/components/page/PendingPage';
import { ErrorState } from '@/components/states';
import { QuestionView } from '@/features/qna/question/QuestionView';
import { useQuestion } from '@/features/qna/question/use-question';
import { paths } from '@/lib/paths';

function FailedQuestion({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const message = missing ? errorMessages.questionNotFound : errorMessages.questionLoadFailed;
  return (
    <Page key="failed" heading="질문을 볼 수 없어요" narrow>
      <ErrorState message={message} onRetry={missing ? undefined : onRetry}>
        <ButtonLink to={paths.questions}>목록으로</ButtonLink>
      </ErrorState>
    </Page>
  );
}

export default function QuestionPage() {
  const { id = '' } = useParams();
  const { question, missing, failed, retry, answerHere } = useQuestion(id);
  if (question) {
    return (
      <Page key={question.id} heading={question.title} narrow>
        <QuestionView question={question} answerHere={answerHere} />
      </Page>
    );
  }
  if (missing || failed) return <FailedQuestion missing={missing} onRetry={retry} />;
  return <PendingPage heading="질문을 불러오는 중입니다" />;
}
