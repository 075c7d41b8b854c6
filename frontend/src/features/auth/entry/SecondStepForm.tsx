import { errorMessages } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { entryErrorWords } from '@/forms/form-errors';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';

interface SecondStepFormProps {
  entering: boolean;
  onCode: (totp: string) => Promise<void>;
}

export function SecondStepForm({ entering, onCode }: SecondStepFormProps) {
  const { form, field, summary, busy } = useServiceForm<{ code: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).totpConfirmSchema,
    initial: { code: '' },
    labels: { code: '인증 코드' },
    failureWords: entryErrorWords(errorMessages.loginFailed),
    fieldOfCode: { totp_required: 'code', totp_wrong: 'code' },
    send: ({ code }) => onCode(code),
  });
  return (
    <form className="stack card" {...form}>
      <ErrorSummary {...summary} />
      <TextField
        {...field('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="인증 앱의 6자리 코드나 복구 코드를 입력해주세요."
      />
      <Button type="submit" look="primary" busy={(busy || entering) && '로그인 중...'}>
        로그인
      </Button>
    </form>
  );
}
