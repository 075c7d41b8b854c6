import { errorMessages, type JoinForm as Values, limits } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { Consents } from '../terms/Consents';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { entryErrorWords } from '@/forms/form-errors';
import { EmailField } from '@/forms/EmailField';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';

interface JoinFormProps {
  joining: { username: string; email: string | null };
  entering: boolean;
  onJoin: (input: { email: string; username: string; agreeTerms: true; over14: true }) => Promise<void>;
}

/** Completes the registration of a new user who signed in with another service. */
export function JoinForm({ joining, entering, onJoin }: JoinFormProps) {
  const { form, field, summary, busy } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).joinFormSchema,
    initial: { email: joining.email ?? '', username: joining.username, agreeTerms: '', over14: '' },
    labels: {
      email: '이메일',
      username: '사용자 이름',
      agreeTerms: '이용약관 동의',
      over14: '만 14세 이상',
    },
    failureWords: entryErrorWords(errorMessages.registrationFailed),
    fieldOfCode: joining.email === null ? { email_taken: 'email' } : {},
    send: ({ email, username }) => onJoin({ email, username, agreeTerms: true, over14: true }),
  });
  return (
    <form className="stack card" {...form}>
      <p>처음 오셨네요. 이름을 정하고 약관에 동의하면 가입이 끝나요.</p>
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} readOnly={joining.email !== null} />
      <TextField
        {...field('username')}
        autoComplete="nickname"
        hint="2자 이상 20자 이하. 공유한 꿈에 글쓴이로 보여요."
        maxCharacters={limits.username.max}
      />
      <Consents terms={field('agreeTerms')} age={field('over14')} />
      <Button type="submit" look="primary" busy={(busy || entering) && '가입 중...'}>
        동의하고 시작하기
      </Button>
    </form>
  );
}
