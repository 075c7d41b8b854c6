import { pageHeadings } from '@kkumpuri/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { useForgotPasswordMutation } from '@/features/auth/auth-forms-api';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { EmailField } from '@/forms/EmailField';
import { useServiceForm } from '@/forms/use-service-form';
import { paths } from '@/lib/paths';
import '@/styles/forms.css';

interface Answer {
  message: string;
  tempPassword?: string;
}

function Result({ message, tempPassword }: Answer) {
  return (
    <>
      <p>{message}</p>
      {tempPassword && (
        <p>
          임시 비밀번호: <strong className="secret">{tempPassword}</strong> · 로그인한 뒤 반드시 비밀번호를
          변경해주세요.
        </p>
      )}
    </>
  );
}

export default function ForgotPasswordPage() {
  const [ask] = useForgotPasswordMutation();
  const [answer, setAnswer] = useState<Answer>();
  const { form, field, summary, busy, watch } = useServiceForm<{ email: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).forgotPasswordSchema,
    initial: { email: '' },
    labels: { email: '이메일' },
    failureWords: passwordErrorWords,
    send: async (values) => {
      setAnswer(undefined);
      setAnswer(await ask(values).unwrap());
    },
  });
  const blank = watch('email').trim() === '';
  return (
    <Page heading={pageHeadings.forgotPassword} narrow>
      <div className="stack narrow-form">
        <p className="soft">가입할 때 쓴 이메일을 적어주세요. 비밀번호를 다시 정할 수 있게 도와드릴게요.</p>
        <form className="stack card" {...form}>
          <ErrorSummary {...summary} />
          <EmailField {...field('email')} />
          <Button type="submit" look="primary" disabled={blank} busy={busy && '보내는 중...'}>
            임시 비밀번호 받기
          </Button>
        </form>
        <div role="status" className={answer ? 'notice' : undefined}>
          {answer && <Result {...answer} />}
        </div>
        <p>
          <Link to={paths.login}>로그인으로 돌아가기</Link>
        </p>
      </div>
    </Page>
  );
}
