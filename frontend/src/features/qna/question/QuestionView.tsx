import { useState } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { useUser } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { AnswerPanel } from './AnswerPanel';
import { PasswordDialog } from './PasswordDialog';
import { AnswerCard, QuestionCard } from '../list/QuestionCard';
import type { ShownQuestion } from '../question-types';

interface QuestionViewProps {
  question: ShownQuestion;
  answerHere: (answer: string | null) => void;
}

export function QuestionView({ question, answerHere }: QuestionViewProps) {
  const isAdmin = useUser()?.is_admin === true;
  const [requested, setRequested] = useState(false);
  const [adminPassword, setAdminPassword] = useState('');
  const answering = adminPassword !== '' || (isAdmin && requested);
  return (
    <div className="stack">
      <QuestionCard question={question} />
      <AnswerCard {...question} />
      {answering && <AnswerPanel question={question} adminPassword={adminPassword} answerHere={answerHere} />}
      <div className="row no-print">
        <ButtonLink to={paths.questions}>목록으로</ButtonLink>
        <ButtonLink to={paths.ask}>새 질문하기</ButtonLink>
        {!answering && (
          <Button look="quiet" onClick={() => setRequested(true)}>
            {isAdmin ? '답변 관리' : '관리자'}
          </Button>
        )}
      </div>
      {requested && !answering && (
        <PasswordDialog
          onClose={() => setRequested(false)}
          onVerified={(password) => {
            setAdminPassword(password);
            setRequested(false);
          }}
        />
      )}
    </div>
  );
}
