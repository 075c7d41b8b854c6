import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './Button';

interface DialogProps {
  title: string;
  children?: ReactNode;
  /** Where focus goes afterwards when there is such a place; else to what opened the dialog. */
  returnTo?: RefObject<HTMLElement | null>;
  /** Called by Escape, by the browser's back gesture on dialogs, and by whatever the caller offers. */
  onClose: () => void;
}

/** A real dialog of the page: it traps focus while open and returns it when it goes. Mount it to open it. */
export function Dialog({ title, children, returnTo, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // Where to go is known when it closes: what is there by then may not have been when it opened.
      // eslint-disable-next-line react-hooks/exhaustive-deps
      const place = returnTo?.current ?? opener;
      if (place instanceof HTMLElement) place.focus();
    };
  }, [returnTo]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

/** What elsewhere would be `alert`: one sentence and one button. */
export function AlertDialog({
  message,
  children,
  ...dialog
}: { message: string } & Omit<DialogProps, 'title'>) {
  return (
    <Dialog title={message} {...dialog}>
      {children}
      <div className="row">
        <Button look="primary" onClick={dialog.onClose}>
          확인
        </Button>
      </div>
    </Dialog>
  );
}

interface ConfirmDialogProps {
  message: string;
  detail?: ReactNode;
  confirmLabel: string;
  busy?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog({
  message,
  detail,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={message} onClose={onClose}>
      {detail}
      <div className="row">
        <Button look="quiet" onClick={onClose}>
          아니요
        </Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
