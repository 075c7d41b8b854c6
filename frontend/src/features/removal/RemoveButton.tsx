import { useState } from 'react';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { Button } from '@/components/Button';
import { ConfirmDialog } from '@/components/Dialog';
import type { Removal } from './removal-slice';
import { requestRemoval } from './remove';

interface RemoveButtonProps {
  removal: Removal;
  label: string;
  /** Tells one button of a list from the next. */
  accessibleName?: string;
  question: string;
  detail: string;
  confirmLabel: string;
  onRemoved?: () => void;
}

/** A button that says what goes before anything does. */
export function RemoveButton(props: RemoveButtonProps) {
  const { removal, label, accessibleName, question, detail, confirmLabel, onRemoved } = props;
  const dispatch = useApiDispatch();
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    // The undo must be there though the network goes.
    void import('./Undoable').catch(() => undefined);
  };
  const confirm = () => {
    setAsking(false);
    void dispatch(requestRemoval(removal));
    onRemoved?.();
  };
  return (
    <>
      <Button look="quiet" aria-label={accessibleName} onClick={ask}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          message={question}
          detail={<p className="soft">{detail}</p>}
          confirmLabel={confirmLabel}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
