import {
  careWords,
  defaultShareTitle,
  errorMessages,
  type Interpretation,
  limits,
  trimText,
} from '@kkumpuri/contract';
import { type RefObject, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button, ButtonLink } from '@/components/Button';
import { AlertDialog } from '@/components/Dialog';
import { HelpLines } from '@/components/HelpLines';
import { useUser } from '@/features/auth/use-auth';
import { readReturnState, useReturnState } from '@/features/auth/entry/use-return-state';
import { paths } from '@/lib/paths';
import { RemoveButton } from '@/features/removal/RemoveButton';
import { isShareRemoved, type WithRemoval } from '@/features/removal/removal-slice';
import { useShareDreamMutation } from '../dreams-api';
import { changed } from '../progress/live-slice';
import RetitleButton from '../result/RetitleButton';
import { isAlreadyShared, shareErrorMessage } from './share-words';
import { TitleDialog } from './TitleDialog';
import type { Source } from '../result/use-interpretation';

const LOCAL_ONLY =
  '이 기록은 현재 브라우저에만 저장되어 있어 공유할 수 없습니다. 회원가입 후 새로 해석하면 공유할 수 있어요.';

interface ShareProps {
  row: Interpretation;
  source: Source;
}

/** Lets members share dreams that the server stores. Shows everyone else why they cannot share. */
export function ShareSection({ row, source }: ShareProps) {
  const user = useUser();
  const back = useReturnState('share');
  if (source === 'local') return <p className="no-print">{LOCAL_ONLY}</p>;
  if (!user || row.user_id === null) {
    return (
      <p className="no-print">
        회원가입하면 이 해석을 계정에 연결하고 공유할 수 있어요.{' '}
        {!user && (
          <Link to={paths.register} state={back}>
            회원가입
          </Link>
        )}
      </p>
    );
  }
  if (row.user_id !== user.id) return null;
  return <Share row={row} />;
}

function Share({ row }: { row: Interpretation }) {
  const dispatch = useApiDispatch();
  const change = (changes: Partial<Interpretation>) => dispatch(changed({ id: row.id, changes }));
  const [share, { isLoading }] = useShareDreamMutation();
  const { state } = useLocation() as { state: unknown };
  // Open the dialog after a registration that started from the share link.
  const [dialogOpen, setDialogOpen] = useState(!row.is_shared && readReturnState(state).open === 'share');
  const isUnshared = useSelector((state: WithRemoval) => isShareRemoved(state.removal, row.id));
  const [alert, setAlert] = useState<string>();
  const suggested =
    row.title ?? defaultShareTitle(row.dream_content, limits.defaultShareTitle.dreamCharacters);
  const [typed, setTyped] = useState<string>();
  const notice = useRef<HTMLParagraphElement>(null);

  const send = async () => {
    setDialogOpen(false);
    try {
      const { post } = await share({ id: row.id, title: trimText(typed ?? '') || suggested }).unwrap();
      change({ is_shared: true, post_id: post.id, title: post.title });
      setAlert('꿈이 공유되었습니다!');
    } catch (failure) {
      const error = asApiError(failure);
      if (isAlreadyShared(error)) change({ is_shared: true });
      setAlert(isAlreadyShared(error) ? errorMessages.alreadyShared : shareErrorMessage(error));
    }
  };

  return (
    <section className="share no-print" aria-label="공유">
      {row.is_shared && !isUnshared ? (
        <Shared row={row} title={suggested} notice={notice} onRetitled={(title) => change({ title })} />
      ) : (
        <Button busy={isLoading && '공유 중...'} onClick={() => setDialogOpen(true)}>
          공유하기
        </Button>
      )}
      {dialogOpen && (
        <TitleDialog
          heading="이 꿈을 게시판에 공유할까요?"
          detail="꿈과 해석이 모두에게 보여요. 이름이나 연락처 같은 내용이 없는지 살펴봐 주세요."
          title={typed ?? suggested}
          confirmLabel="공유하기"
          onTitle={setTyped}
          onConfirm={() => void send()}
          onClose={() => setDialogOpen(false)}
        />
      )}
      {alert && (
        <AlertDialog message={alert} returnTo={notice} onClose={() => setAlert(undefined)}>
          {alert === careWords.notShared && <HelpLines />}
        </AlertDialog>
      )}
    </section>
  );
}

interface SharedProps {
  row: Interpretation;
  title: string;
  notice: RefObject<HTMLParagraphElement | null>;
  onRetitled: (title: string) => void;
}

function Shared({ row, title, notice, onRetitled }: SharedProps) {
  return (
    <div className="row">
      <p ref={notice} tabIndex={-1}>
        게시판에 공유한 꿈이에요
      </p>
      {row.post_id && <ButtonLink to={paths.post(row.post_id)}>글 보기</ButtonLink>}
      <RetitleButton dreamId={row.id} title={title} onRetitled={onRetitled} />
      <RemoveButton
        removal={{ kind: 'share', id: row.id }}
        label="공유 취소"
        question="공유를 취소할까요?"
        detail="게시판에 올린 글과 받은 좋아요가 사라져요. 꿈과 해석은 그대로 남아요."
        confirmLabel="공유 취소"
      />
    </div>
  );
}
