import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { undone, type WithRemoval } from './removal-slice';
import { sendRemoval } from './remove';

const UNDO_MS = 10_000;

/** Says that something was removed and offers to undo it; after ten seconds, or when the page is left, it is sent. */
export function RemovalNotice() {
  const dispatch = useApiDispatch();
  const { undoable, failure } = useSelector((state: WithRemoval) => state.removal);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!undoable) return;
    // What had the focus is gone.
    notice.current?.querySelector('button')?.focus({ preventScroll: true });
    const send = () => void dispatch(sendRemoval());
    const timer = setTimeout(send, UNDO_MS);
    addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', send);
    };
  }, [undoable, dispatch]);
  return (
    <div role="status" ref={notice} className="removal no-print">
      {undoable && (
        <p className="removal-words">
          {undoable.kind === 'share' ? '공유를 취소했어요' : '지웠어요'}
          <Button look="quiet" onClick={() => dispatch(undone())}>
            되돌리기
          </Button>
        </p>
      )}
      {!undoable && failure && <p className="removal-words">{failure}</p>}
    </div>
  );
}
