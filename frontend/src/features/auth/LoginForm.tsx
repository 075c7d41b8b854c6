import { errorMessages, type LoginInput } from '@kkumpuri/contract';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { paths } from '@/lib/paths';
import { useLoginMutation } from './auth-forms-api';
import { ErrorSummary } from './ErrorSummary';
import { entryErrorWords } from './form-errors';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';
import type { useEntrance } from './use-entrance';
import { useServiceForm } from './use-service-form';

export function LoginForm({ letIn, entering }: ReturnType<typeof useEntrance>) {
  const [login] = useLoginMutation();
  const { form, field, summary, busy } = useServiceForm<LoginInput>({
    loadSchema: async () => (await import('@/features/auth/form-schemas')).loginSchema,
    initial: { email: '', password: '' },
    labels: { email: '이메일', password: '비밀번호' },
    failureWords: entryErrorWords(errorMessages.loginFailed),
    send: async (values) => letIn(await login(values).unwrap()),
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <TextField
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Button type="submit" look="primary" busy={(busy || entering) && '로그인 중...'}>
        로그인
      </Button>
      <p className="small">
        <Link to={paths.forgotPassword}>비밀번호를 잊으셨나요?</Link>
      </p>
    </form>
  );
}
