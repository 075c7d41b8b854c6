import type { ChangeEmailInput } from '@kkumpuri/contract';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { EmailField } from '@/forms/EmailField';
import { useServiceForm } from '@/forms/use-service-form';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useChangeEmailMutation } from '../account-api';

const EMPTY: ChangeEmailInput = { email: '', password: '' };

export default function ChangeEmailForm() {
  const [change] = useChangeEmailMutation();
  const [done, setDone] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);
  const { form, field, summary, busy, reset } = useServiceForm<ChangeEmailInput>({
    loadSchema: async () => (await import('@/forms/form-schemas')).changeEmailSchema,
    initial: EMPTY,
    labels: { email: '새 이메일', password: '지금 쓰는 비밀번호' },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'password' },
    send: async (values) => {
      setDone(undefined);
      const { message } = await change(values).unwrap();
      reset(EMPTY);
      setDone(message);
    },
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <EmailField
        {...field('email')}
        hint="이 주소로 확인 메일을 보내요. 확인하기 전까지는 지금 이메일을 그대로 써요."
      />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Button type="submit" look="primary" busy={busy && '보내는 중...'}>
        확인 메일 받기
      </Button>
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
    </form>
  );
}
