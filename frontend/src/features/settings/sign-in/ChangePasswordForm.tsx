import { type ChangePasswordForm as Values } from '@kkumpuri/contract';
import { useState } from 'react';
import { keepToken } from '@/api/session';
import { Button } from '@/components/Button';
import { useChangePasswordMutation } from '@/features/auth/auth-forms-api';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { useServiceForm } from '@/forms/use-service-form';
import { useFocusOn } from '@/lib/hooks/use-focus-on';

const EMPTY: Values = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** `email` fills a hidden field, so that password managers assign the password to the right account. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [change] = useChangePasswordMutation();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLDivElement>(done);
  const { form, field, summary, busy, watch, reset } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).changePasswordFormSchema,
    initial: EMPTY,
    labels: {
      currentPassword: '현재 비밀번호',
      newPassword: '새 비밀번호',
      confirmPassword: '새 비밀번호 확인',
    },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'currentPassword' },
    send: async ({ currentPassword, newPassword }) => {
      setDone(undefined);
      const { message, token } = await change({ currentPassword, newPassword }).unwrap();
      keepToken(token);
      reset(EMPTY);
      setDone(message);
    },
  });
  const incomplete = Object.values(watch()).some((text) => text === '');
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField {...field('newPassword')} autoComplete="new-password" hint="6자 이상" />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Button type="submit" look="primary" disabled={incomplete} busy={busy && '변경 중...'}>
        비밀번호 변경
      </Button>
      <div role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </div>
    </form>
  );
}
