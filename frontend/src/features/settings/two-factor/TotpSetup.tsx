import type { TotpSecret } from '@kkumpuri/contract';
import { lazy, Suspense, useState } from 'react';
import { api } from '@/api/api';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { passwordErrorWords } from '@/forms/form-errors';
import { PasswordField } from '@/forms/PasswordField';
import { TextField } from '@/forms/TextField';
import { useServiceForm } from '@/forms/use-service-form';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useBeginTotpMutation, useConfirmTotpMutation } from '../settings-api';

/** Loaded only when an admin sets up two-step sign-in. */
const QrCode = lazy(() => import('./QrCode'));

/** Splits the secret into groups of four for reading and typing: `abcd efgh …`. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Begin({ onBegun }: { onBegun: (secret: TotpSecret) => void }) {
  const [begin] = useBeginTotpMutation();
  const { form, field, summary, busy } = useServiceForm<{ password: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).totpSetupSchema,
    initial: { password: '' },
    labels: { password: '비밀번호' },
    failureWords: passwordErrorWords,
    fieldOfCode: { current_password_wrong: 'password' },
    send: async (values) => onBegun(await begin(values).unwrap()),
  });
  return (
    <form className="stack card" {...form}>
      <p>비밀번호가 알려져도 인증 앱이 없으면 들어올 수 없게 해요. 먼저 비밀번호를 확인할게요.</p>
      <ErrorSummary {...summary} />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <Button type="submit" look="primary" busy={busy && '준비 중...'}>
        2단계 인증 설정
      </Button>
    </form>
  );
}

function Confirm({ secret, uri, onDone }: TotpSecret & { onDone: (codes: string[]) => void }) {
  const [confirm] = useConfirmTotpMutation();
  const heading = useFocusOn<HTMLParagraphElement>(secret);
  const { form, field, summary, busy } = useServiceForm<{ code: string }>({
    loadSchema: async () => (await import('@/forms/form-schemas')).totpConfirmSchema,
    initial: { code: '' },
    labels: { code: '인증 코드' },
    failureWords: passwordErrorWords,
    fieldOfCode: { totp_wrong: 'code' },
    send: async (values) => onDone((await confirm(values).unwrap()).recoveryCodes),
  });
  return (
    <form className="stack card" {...form}>
      <p ref={heading} tabIndex={-1}>
        인증 앱으로 아래 그림을 찍거나 설정 키를 입력한 뒤, 앱에 보이는 6자리 코드를 적어주세요.
      </p>
      <Suspense fallback={<div className="qr-code" />}>
        <QrCode text={uri} label="인증 앱으로 찍는 QR 코드" />
      </Suspense>
      <dl className="facts">
        <dt>설정 키</dt>
        <dd>
          <code className="secret">{inGroups(secret)}</code>
        </dd>
      </dl>
      <ErrorSummary {...summary} />
      <TextField {...field('code')} inputMode="numeric" autoComplete="one-time-code" />
      <Button type="submit" look="primary" busy={busy && '확인 중...'}>
        확인하고 켜기
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const dispatch = useApiDispatch();
  const notice = useFocusOn<HTMLParagraphElement>(codes[0]);
  return (
    <div className="stack card">
      <p ref={notice} tabIndex={-1} role="status" className="notice">
        2단계 인증을 켰어요. 아래 복구 코드를 안전한 곳에 적어 두세요. 지금만 볼 수 있어요.
      </p>
      <p className="soft">인증 앱을 쓸 수 없을 때 인증 코드 대신 입력해요. 하나씩 한 번만 쓸 수 있어요.</p>
      <ul className="plain-list recovery-codes" aria-label="복구 코드">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="primary" onClick={() => void dispatch(api.util.invalidateTags(['Totp']))}>
        적어 두었어요
      </Button>
    </div>
  );
}

/** Steps: password, authenticator code, recovery codes, which are shown once. */
export function TotpSetup() {
  const [secret, setSecret] = useState<TotpSecret>();
  const [codes, setCodes] = useState<string[]>();
  if (codes) return <RecoveryCodes codes={codes} />;
  if (secret) return <Confirm {...secret} onDone={setCodes} />;
  return <Begin onBegun={setSecret} />;
}
