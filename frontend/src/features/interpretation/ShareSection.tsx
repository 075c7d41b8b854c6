import {
  careWords,
  defaultShareTitle,
  errorMessages,
  type Interpretation,
  limits,
  trimText,
} from '@kkumpuri/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { asApiError } from '@/api/errors';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button, ButtonLink } from '@/components/Button';
import { AlertDialog, Dialog } from '@/components/Dialog';
import { Field } from '@/components/Field';
import { HelpLines } from '@/components/HelpLines';
import { useUser } from '@/features/auth/use-auth';
import { readReturnState, useReturnState } from '@/features/auth/use-return-state';
import { paths } from '@/lib/paths';
import { RemoveButton } from '@/features/removal/RemoveButton';
import { isShareRemoved, type WithRemoval } from '@/features/removal/removal-slice';
import { useShareDreamMutation } from './dreams-api';
import { shared } from './live-slice';
import { isAlreadyShared, wordsForShare } from './share-words';
import type { Source } from './use-interpretation';

const LOCAL_ONLY =
  '이 기록은 현재 브라우저에만 저장되어 있어 공유할 수 없습니다. 회원가입 후 새로 해석하면 공유할 수 있어요.';

interface ShareProps {
  row: Interpretation;
  source: Source;
}

/** Sharing is for members and for what the server keeps; everybody else reads why, and what to do. */
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
  const [share, { isLoading }] = useShareDreamMutation();
  const { state } = useLocation() as { state: unknown };
  // Who came back from the registration wanted to share.
  const [asking, setAsking] = useState(!row.is_shared && readReturnState(state).open === 'share');
  const [done, setDone] = useState(row.is_shared);
  const [post, setPost] = useState(row.post_id);
  const takenBack = useSelector((state: WithRemoval) => isShareRemoved(state.removal, row.id));
  const [alert, setAlert] = useState<string>();
  const suggested = defaultShareTitle(row.dream_content, limits.defaultShareTitle.dreamCharacters);
  const [title, setTitle] = useState(suggested);
  const notice = useRef<HTMLParagraphElement>(null);

  const send = async () => {
    setAsking(false);
    try {
      const { post } = await share({ id: row.id, title: trimText(title) || suggested }).unwrap();
      markShared(post.id);
      setAlert('꿈이 공유되었습니다!');
    } catch (failure) {
      const error = asApiError(failure);
      if (isAlreadyShared(error)) markShared();
      setAlert(isAlreadyShared(error) ? errorMessages.alreadyShared : wordsForShare(error));
    }
  };
  const markShared = (postId?: string) => {
    setDone(true);
    if (postId) setPost(postId);
    dispatch(shared({ id: row.id, postId }));
  };

  return (
    <section className="share no-print" aria-label="공유">
      {done && !takenBack ? (
        <div className="row">
          <p ref={notice} tabIndex={-1}>
            게시판에 공유한 꿈이에요
          </p>
          {post && <ButtonLink to={paths.post(post)}>글 보기</ButtonLink>}
          <RemoveButton
            removal={{ kind: 'share', id: row.id }}
            label="공유 취소"
            question="공유를 취소할까요?"
            detail="게시판에 올린 글과 받은 좋아요가 사라져요. 꿈과 해석은 그대로 남아요."
            confirmLabel="공유 취소"
          />
        </div>
      ) : (
        <Button busy={isLoading && '공유 중...'} onClick={() => setAsking(true)}>
          공유하기
        </Button>
      )}
      {asking && (
        <TitleDialog
          title={title}
          onTitle={setTitle}
          onShare={() => void send()}
          onClose={() => setAsking(false)}
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

interface TitleDialogProps {
  title: string;
  onTitle: (title: string) => void;
  onShare: () => void;
  onClose: () => void;
}

function TitleDialog({ title, onTitle, onShare, onClose }: TitleDialogProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShare();
  };
  return (
    <Dialog title="이 꿈을 게시판에 공유할까요?" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">꿈과 해석이 모두에게 보여요. 이름이나 연락처 같은 내용이 없는지 살펴봐 주세요.</p>
        <Field label="제목">
          {(control) => (
            <input
              {...control}
              className="input"
              value={title}
              maxLength={limits.shareTitle.max}
              onChange={({ target }) => onTitle(target.value)}
            />
          )}
        </Field>
        <div className="row">
          <Button look="quiet" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" look="primary">
            공유하기
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
