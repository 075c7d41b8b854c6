import type { TotpDisableInput } from '@kkumpuri/contract';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';
import { useDisableTotpMutation } from '../settings-api';

export function TotpOff({ left }: { left: number }) {
  const [disable] = useDisableTotpMutation();
  const { form, field, summary, busy } = useServiceForm<TotpDisableInput>({
    loadSchema: async () => (await import('@/forms/form-schemas')).totpDisableSchema,
    initial: { password: '', code: '' },
    labels: { password: '비밀번호', code: '인증 코드' },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'password', totp_wrong: 'code' },
    send: async (values) => void (await disable(values).unwrap()),
  });
  return (
    <>
      <p className="notice">2단계 인증을 사용하고 있어요. 남은 복구 코드는 {left}개예요.</p>
      <details>
        <summary>2단계 인증 끄기</summary>
        <form className="stack card" {...form}>
          <ErrorSummary {...summary} />
          <PasswordField {...field('password')} autoComplete="current-password" />
          <TextField
            {...field('code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="인증 앱의 6자리 코드나 복구 코드"
          />
          <Button type="submit" look="danger" busy={busy && '끄는 중...'}>
            2단계 인증 끄기
          </Button>
        </form>
      </details>
    </>
  );
}
