import { errorMessages, pageHeadings } from '@kkumpuri/contract';
import { useState } from 'react';
import { asApiError } from '@/api/errors';
import { Button, ButtonLink } from '@/components/Button';
import { Page } from '@/components/page/Page';
import { ErrorNotice, ErrorState } from '@/components/states';
import { passwordErrorWords } from '@/forms/form-errors';
import { useConfirmEmailMutation } from '@/features/settings/account-api';
import { paths } from '@/lib/paths';
import { useFocusOn } from '@/lib/hooks/use-focus-on';
import { useTokenOfLink } from '@/lib/hooks/use-token-of-link';

/** Confirms on a button press instead of on load, because e-mail scanners open links. */
function Confirmation({ token }: { token: string }) {
  const [confirm, { isLoading }] = useConfirmEmailMutation();
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const notice = useFocusOn<HTMLParagraphElement>(done);
  const attempt = async () => {
    setFailure(undefined);
    try {
      setDone((await confirm({ token }).unwrap()).message);
    } catch (thrown) {
      setFailure(passwordErrorWords(asApiError(thrown)));
    }
  };
  return (
    <div className="stack">
      <p role="status" ref={notice} tabIndex={-1} className={done && 'notice'}>
        {done}
      </p>
      <ErrorNotice message={failure} />
      {!done && (
        <>
          <p>아래 단추를 누르면 이 주소가 계정의 이메일이 돼요.</p>
          <div className="row">
            <Button look="primary" busy={isLoading && '확인 중...'} onClick={() => void attempt()}>
              이메일 확인하기
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

export default function ConfirmEmailPage() {
  const token = useTokenOfLink();
  return (
    <Page heading={pageHeadings.confirmEmail} narrow>
      {token ? (
        <Confirmation token={token} />
      ) : (
        <ErrorState message={errorMessages.emailTokenInvalid}>
          <ButtonLink look="primary" to={paths.settings}>
            설정으로
          </ButtonLink>
        </ErrorState>
      )}
    </Page>
  );
}
