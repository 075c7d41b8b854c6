import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/Dialog';
import { isRestored, type Removal, returned, type WithRemoval } from './removal-slice';
import { requestRemoval } from './remove';

interface RemoveButtonProps {
  removal: Removal;
  label: string;
  /** Distinguishes the buttons of a list. */
  accessibleName?: string;
  question: string;
  detail: string;
  confirmLabel: string;
  onRemoved?: () => void;
}

/**
 * Removes something after a dialog that describes what is removed. After an undo it takes the focus, because the undo
 * button that had it is gone.
 */
export function RemoveButton(props: RemoveButtonProps) {
  const { removal, label, accessibleName, question, detail, confirmLabel, onRemoved } = props;
  const dispatch = useApiDispatch();
  const [confirming, setConfirming] = useState(false);
  const isBack = useSelector((state: WithRemoval) => isRestored(state.removal, removal));
  useEffect(() => {
    if (isBack) dispatch(returned());
  }, [isBack, dispatch]);
  const ask = () => {
    setConfirming(true);
    // Load the undo notice now, so that it works if the network fails later.
    void import('./Undoable').catch(() => undefined);
  };
  const confirm = () => {
    setConfirming(false);
    void dispatch(requestRemoval(removal));
    onRemoved?.();
  };
  return (
    <>
      <Button look="quiet" aria-label={accessibleName} autoFocus={isBack} onClick={ask}>
        {label}
      </Button>
      {confirming && (
        <ConfirmDialog
          message={question}
          detail={<p className="soft">{detail}</p>}
          confirmLabel={confirmLabel}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
