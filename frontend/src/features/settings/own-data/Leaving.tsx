import type { Account, LeaveInput } from '@kkumpuri/contract';
import { useState } from 'react';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';
import { leave as clearSession } from '@/features/auth/use-auth';
import { dropDraft as dropDreamDraft } from '@/features/interpretation/form/draft';
import { dropDraft as dropQuestionDraft } from '@/features/qna/ask/ask-draft';
import { useLeaveMutation } from '../account-api';
import PasswordOnce from '../sign-in/PasswordOnce';

/** Deletes the account on the server, then the data in this browser. */
function useLeaving(onLeft: () => void) {
  const dispatch = useApiDispatch();
  const [leave] = useLeaveMutation();
  return async (input: LeaveInput) => {
    await leave(input).unwrap();
    dropDreamDraft();
    dropQuestionDraft();
    onLeft();
    clearSession(dispatch);
  };
}

function ByPassword({ onLeft }: { onLeft: () => void }) {
  const leave = useLeaving(onLeft);
  return <PasswordOnce send={leave}>{(busy) => <LeaveButton busy={busy} />}</PasswordOnce>;
}

function ByEmail({ email, onLeft }: { email: string; onLeft: () => void }) {
  const leave = useLeaving(onLeft);
  const { form, field, summary, busy } = useServiceForm<{ confirm: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).leaveByEmailFormSchema,
    initial: { confirm: '' },
    labels: { confirm: '이메일' },
    failureWords: passwordErrorWords,
    fieldOfCode: { confirmation_wrong: 'confirm' },
    send: leave,
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <TextField
        {...field('confirm')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={`확인을 위해 ${email}을 그대로 적어주세요.`}
      />
      <LeaveButton busy={busy} />
    </form>
  );
}

function LeaveButton({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" look="danger" busy={busy && '지우는 중...'}>
      모두 지우고 탈퇴하기
    </Button>
  );
}

export function Leaving({ account, onLeft }: { account: Account; onLeft: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <section className="stack" aria-labelledby="leaving-heading">
      <h2 id="leaving-heading">탈퇴</h2>
      <p>
        꿈과 해석, 공유한 글과 받은 좋아요, 누른 좋아요, 로그인 기록이 바로 사라지고 되돌릴 수 없어요.
        간직하고 싶은 꿈이 있다면 먼저 내려받아 주세요.
      </p>
      {!isConfirming && (
        <div className="row">
          <Button look="danger" onClick={() => setIsConfirming(true)}>
            탈퇴하기
          </Button>
        </div>
      )}
      {isConfirming && account.has_password && <ByPassword onLeft={onLeft} />}
      {isConfirming && !account.has_password && <ByEmail email={account.email} onLeft={onLeft} />}
    </section>
  );
}
