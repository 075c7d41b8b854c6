import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/Dialog';
import { ErrorNotice } from '@/components/states';

interface DeleteDialogProps {
  question: string;
  confirmLabel?: string;
  /** Describes what else is deleted. */
  consequence: string;
  children?: ReactNode;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Stays open with the error after a failure, so that the admin can retry. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { question, confirmLabel = '삭제', consequence, children, busy, failure, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      message={question}
      confirmLabel={confirmLabel}
      busy={busy && `${confirmLabel} 중...`}
      onConfirm={onConfirm}
      onClose={onClose}
      detail={
        <div className="stack">
          {children}
          <p>{consequence}</p>
          <ErrorNotice message={failure} />
        </div>
      }
    />
  );
}
