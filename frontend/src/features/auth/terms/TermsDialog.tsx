import { errorMessages } from '@kkumpuri/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button, ButtonLink } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { ErrorNotice } from '@/components/states';
import { useChangeAccountMutation } from '@/features/settings/account-api';
import { paths } from '@/lib/paths';
import { agreed } from '../auth-slice';
import { entryErrorWords } from '@/forms/form-errors';
import { TermsChanges } from './TermsChanges';
import { useLogout } from '../use-logout';

/** Pages without the dialog: members can read the policies, export their dreams and delete the account. */
const OPEN_PAGES: readonly string[] = [paths.ownData, paths.terms, paths.privacy];

/** First paragraph of a step. Takes focus if the step replaces a focused element. */
function Intro({ focused, children }: { focused: boolean; children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) paragraph.current?.focus();
  }, [focused]);
  return (
    <p ref={paragraph} tabIndex={focused ? -1 : undefined}>
      {children}
    </p>
  );
}

function Declined({ onBack }: { onBack: () => void }) {
  const logout = useLogout();
  return (
    <div className="stack">
      <Intro focused>괜찮아요. 동의하지 않아도 꿈은 그대로 있고, 내려받거나 탈퇴할 수 있어요.</Intro>
      <div className="row">
        <ButtonLink to={paths.ownData}>내려받기와 탈퇴</ButtonLink>
        <Button onClick={logout}>로그아웃</Button>
        <Button look="quiet" onClick={onBack}>
          다시 볼게요
        </Button>
      </div>
    </div>
  );
}

/** Asks members to agree again after a material change of the terms. */
export default function TermsDialog() {
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  const [change, { isLoading }] = useChangeAccountMutation();
  const [stage, setStage] = useState<'open' | 'declined' | 'reopened'>('open');
  const [failure, setFailure] = useState<string>();
  if (OPEN_PAGES.includes(pathname)) return null;

  const agree = async () => {
    setFailure(undefined);
    try {
      await change({ agreeTerms: true }).unwrap();
      dispatch(agreed());
    } catch (thrown) {
      setFailure(entryErrorWords(errorMessages.unknown)(asApiError(thrown)));
    }
  };

  const decline = () => setStage('declined');
  return (
    <Dialog title="이용약관이 바뀌었어요" onClose={decline}>
      {stage === 'declined' ? (
        <Declined onBack={() => setStage('reopened')} />
      ) : (
        <div className="stack">
          <Intro focused={stage === 'reopened'}>계속 이용하시려면 바뀐 약관에 동의가 필요해요.</Intro>
          <TermsChanges />
          <p>
            <a href={paths.terms} target="_blank" rel="noopener">
              이용약관 전체 보기<span className="visually-hidden"> (새 창)</span>
            </a>
          </p>
          <ErrorNotice message={failure} />
          <div className="row">
            <Button look="quiet" onClick={decline}>
              동의하지 않아요
            </Button>
            <Button look="primary" busy={isLoading && '기록하는 중...'} onClick={() => void agree()}>
              동의하고 계속하기
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
