import { errorMessages, type LoginForm as Values } from '@kkumpuri/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { Button } from '@/components/Button';
import { paths } from '@/lib/paths';
import { useLoginMutation } from '../auth-forms-api';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { entryErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { EmailField } from '@/forms/EmailField';
import { TextField } from '@/forms/TextField';
import type { useEntrance } from './use-entrance';
import { useServiceForm } from '@/forms/use-service-form';

export function LoginForm({ completeSignIn, entering }: ReturnType<typeof useEntrance>) {
  const [login] = useLoginMutation();
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, summary, busy } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).loginFormSchema,
    initial: { email: '', password: '', totp: '' },
    labels: { email: '이메일', password: '비밀번호', totp: '인증 코드' },
    failureWords: entryErrorWords(errorMessages.loginFailed),
    fieldOfCode: { totp_required: 'totp', totp_wrong: 'totp' },
    send: async ({ email, password, totp }) => {
      try {
        completeSignIn(await login({ email, password, ...(totp && { totp }) }).unwrap());
      } catch (thrown) {
        const error = asApiError(thrown);
        const isFirstCodeRequest = error.kind === 'http' && error.code === 'totp_required' && !needsCode;
        if (!isFirstCodeRequest) throw thrown;
        setNeedsCode(true);
      }
    },
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      {needsCode && (
        <TextField
          {...field('totp')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          hint="인증 앱의 6자리 코드나 복구 코드를 입력해주세요."
        />
      )}
      <Button type="submit" look="primary" busy={(busy || entering) && '로그인 중...'}>
        로그인
      </Button>
      <p className="small">
        <Link to={paths.forgotPassword}>비밀번호를 잊으셨나요?</Link>
      </p>
    </form>
  );
}
