import { limits } from '@kkumpuri/contract';
import { useEffect, useRef } from 'react';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import type { UndoableRemoval } from './removal-slice';
import { endRemoval, undoRemoval } from './remove';

/** Shows that something was removed and offers an undo button for ten seconds. */
export default function Undoable({ undoable, isNamed }: { undoable: UndoableRemoval; isNamed: boolean }) {
  const dispatch = useApiDispatch();
  const notice = useRef<HTMLParagraphElement>(null);
  const { removal } = undoable;
  useEffect(() => {
    // The focused element was removed, so move focus to the undo button.
    notice.current?.querySelector('button')?.focus({ preventScroll: true });
    const timer = setTimeout(() => dispatch(endRemoval(undoable)), limits.undoMs);
    return () => clearTimeout(timer);
  }, [undoable, dispatch]);
  return (
    <p className="removal-words" ref={notice}>
      {removal.kind === 'share' ? '공유를 취소했어요' : '지웠어요'}
      {isNamed && removal.kind === 'dream' && <span className="small"> {removal.name}</span>}
      <Button look="quiet" onClick={() => void dispatch(undoRemoval(undoable))}>
        되돌리기
      </Button>
    </p>
  );
}
