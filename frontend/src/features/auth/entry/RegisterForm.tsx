import { errorMessages, limits, type RegisterForm as Values } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { forgetLocalRecords } from '@/features/interpretation/local-records';
import { useRegisterMutation } from '../auth-forms-api';
import { Consents } from '../terms/Consents';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { entryErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { EmailField } from '@/forms/EmailField';
import { TextField } from '@/forms/TextField';
import { type useEntrance, welcome } from './use-entrance';
import { useServiceForm } from '@/forms/use-service-form';

export function RegisterForm({ completeSignIn, entering }: ReturnType<typeof useEntrance>) {
  const [register] = useRegisterMutation();
  const { form, field, summary, busy } = useServiceForm<Values>({
    loadSchema: async () => (await import('@/forms/form-schemas')).registerFormSchema,
    initial: { email: '', username: '', password: '', confirmPassword: '', agreeTerms: '', over14: '' },
    labels: {
      email: '이메일',
      username: '사용자 이름',
      password: '비밀번호',
      confirmPassword: '비밀번호 확인',
      agreeTerms: '이용약관 동의',
      over14: '만 14세 이상',
    },
    failureWords: entryErrorWords(errorMessages.registrationFailed),
    send: async ({ email, username, password }) => {
      const { token, user, linkedDreams } = await register({
        email,
        username,
        password,
        agreeTerms: true,
        over14: true,
      }).unwrap();
      forgetLocalRecords();
      completeSignIn({ token, user, notice: welcome(user, linkedDreams) });
    },
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} />
      <TextField
        {...field('username')}
        autoComplete="nickname"
        hint="2자 이상 20자 이하. 공유한 꿈에 글쓴이로 보여요."
        maxCharacters={limits.username.max}
      />
      <PasswordField {...field('password')} autoComplete="new-password" hint="6자 이상" />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
      <Consents terms={field('agreeTerms')} age={field('over14')} />
      <Button type="submit" look="primary" busy={(busy || entering) && '가입 중...'}>
        회원가입
      </Button>
    </form>
  );
}
