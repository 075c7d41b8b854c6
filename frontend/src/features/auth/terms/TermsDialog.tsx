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

/** Where one may read on, take one's dreams along and leave without agreeing to anything. */
const OPEN_PAGES: readonly string[] = [paths.ownData, paths.terms, paths.privacy];

/** Of what takes the place of something that had the focus. */
function FirstWords({ focused, children }: { focused: boolean; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (focused) words.current?.focus();
  }, [focused]);
  return (
    <p ref={words} tabIndex={focused ? -1 : undefined}>
      {children}
    </p>
  );
}

function Refusal({ onBack }: { onBack: () => void }) {
  const logout = useLogout();
  return (
    <div className="stack">
      <FirstWords focused>
        괜찮아요. 동의하지 않아도 꿈은 그대로 있고, 내려받거나 탈퇴할 수 있어요.
      </FirstWords>
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

/** Asks members to agree again after the terms have changed in substance. */
export default function TermsDialog() {
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  const [change, { isLoading }] = useChangeAccountMutation();
  const [stage, setStage] = useState<'asked' | 'refused' | 'asked again'>('asked');
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

  const refuse = () => setStage('refused');
  return (
    <Dialog title="이용약관이 바뀌었어요" onClose={refuse}>
      {stage === 'refused' ? (
        <Refusal onBack={() => setStage('asked again')} />
      ) : (
        <div className="stack">
          <FirstWords focused={stage === 'asked again'}>
            계속 이용하시려면 바뀐 약관에 동의가 필요해요.
          </FirstWords>
          <TermsChanges />
          <p>
            <a href={paths.terms} target="_blank" rel="noopener">
              이용약관 전체 보기<span className="visually-hidden"> (새 창)</span>
            </a>
          </p>
          <ErrorNotice message={failure} />
          <div className="row">
            <Button look="quiet" onClick={refuse}>
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
