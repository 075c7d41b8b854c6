import { errorMessages, pageHeadings, type ResetPasswordForm as Values } from '@kkumpuri/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asApiError, isStatus } from '@/api/errors';
import { Button, ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorState, Skeleton } from '@/components/states';
import { useCheckResetLinkQuery, useResetPasswordMutation } from '@/features/auth/auth-forms-api';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { useServiceForm } from '@/forms/use-service-form';
import { paths } from '@/lib/paths';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useTokenOfLink } from '@/lib/hooks/use-token-of-link';
import '@/styles/forms.css';

const REDIRECT_MS = 3000;

function ResetForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLDivElement>(done);
  const { form, field, summary, busy } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).resetPasswordFormSchema,
    initial: { newPassword: '', confirmPassword: '' },
    labels: { newPassword: '새 비밀번호', confirmPassword: '새 비밀번호 확인' },
    failureWords: passwordErrorWords,
    send: async ({ newPassword }) => setDone((await reset({ token, newPassword }).unwrap()).message),
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(paths.login, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
  return (
    <div className="stack narrow-form">
      <div role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </div>
      {!done && (
        <form className="stack card" {...form}>
          <ErrorSummary {...summary} />
          <PasswordField {...field('newPassword')} autoComplete="new-password" hint="6자 이상" />
          <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
          <Button type="submit" look="primary" busy={busy && '바꾸는 중...'}>
            비밀번호 재설정
          </Button>
        </form>
      )}
    </div>
  );
}

function BadLink() {
  return (
    <ErrorState message={errorMessages.resetTokenInvalid}>
      <ButtonLink look="primary" to={paths.forgotPassword}>
        새 링크 받기
      </ButtonLink>
    </ErrorState>
  );
}

/** Rejects an invalid link before the user types a password. If the check itself fails, the form is shown anyway. */
function CheckedForm({ token }: { token: string }) {
  const { isLoading, error } = useCheckResetLinkQuery(token);
  if (isLoading) return <Skeleton lines={4} />;
  const isBad = error !== undefined && isStatus(asApiError(error), 400);
  return isBad ? <BadLink /> : <ResetForm token={token} />;
}

export default function ResetPasswordPage() {
  const token = useTokenOfLink();
  return (
    <Page heading={pageHeadings.resetPassword} narrow>
      {token ? <CheckedForm token={token} /> : <BadLink />}
    </Page>
  );
}
