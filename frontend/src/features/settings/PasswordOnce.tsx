import type { ReactNode } from 'react';
import { ErrorSummary } from '@/features/auth/ErrorSummary';
import { passwordErrorWords } from '@/features/auth/form-errors';
import { PasswordField } from '@/features/auth/PasswordField';
import { useServiceForm } from '@/features/auth/use-service-form';

interface PasswordOnceProps {
  send: (values: { password: string }) => Promise<void>;
  /** The button that submits. */
  children: (busy: boolean) => ReactNode;
}

/** The password once more: a device that was left open changes nothing. */
export default function PasswordOnce({ send, children }: PasswordOnceProps) {
  const { form, field, summary, busy } = useServiceForm<{ password: string }>({
    loadSchema: async () => (await import('@/features/auth/form-schemas')).passwordOnceFormSchema,
    initial: { password: '' },
    labels: { password: '비밀번호' },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'password' },
    send,
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <PasswordField {...field('password')} autoComplete="current-password" />
      {children(busy)}
    </form>
  );
}
