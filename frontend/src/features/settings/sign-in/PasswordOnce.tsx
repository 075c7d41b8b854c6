import type { ReactNode } from 'react';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { useServiceForm } from '@/forms/use-service-form';

interface PasswordOnceProps {
  send: (values: { password: string }) => Promise<void>;
  /** The button that submits. */
  children: (busy: boolean) => ReactNode;
}

/** Requires the password again, so that a device left unattended cannot be used for changes. */
export default function PasswordOnce({ send, children }: PasswordOnceProps) {
  const { form, field, summary, busy } = useServiceForm<{ password: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).passwordOnceFormSchema,
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
