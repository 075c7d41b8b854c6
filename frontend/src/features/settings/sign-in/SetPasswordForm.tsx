import type { ResetPasswordForm as Values } from '@kkumpuri/contract';
import { keepToken } from '@/api/session';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { useSetPasswordMutation } from '@/features/auth/oauth/oauth-api';
import { PasswordField } from '@/forms/PasswordField';
import { useServiceForm } from '@/forms/use-service-form';

/** Sets the first password of a member who signed up with another service. */
export default function SetPasswordForm({
  email,
  onDone,
}: {
  email: string;
  onDone: (message: string) => void;
}) {
  const [set] = useSetPasswordMutation();
  const { form, field, summary, busy } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).resetPasswordFormSchema,
    initial: { newPassword: '', confirmPassword: '' },
    labels: { newPassword: '새 비밀번호', confirmPassword: '새 비밀번호 확인' },
    failureWords: passwordErrorWords,
    send: async ({ newPassword }) => {
      const { message, token } = await set({ newPassword }).unwrap();
      keepToken(token);
      onDone(message);
    },
  });
  return (
    <form className="stack card" {...form}>
      <p className="soft">만들면 이메일 {email}과 비밀번호로도 들어올 수 있어요.</p>
      <ErrorSummary {...summary} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('newPassword')} autoComplete="new-password" hint="6자 이상" />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" look="primary" busy={busy && '만드는 중...'}>
        비밀번호 만들기
      </Button>
    </form>
  );
}
