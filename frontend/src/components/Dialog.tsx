import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from './Button';

interface DialogProps {
  title: string;
  children?: ReactNode;
  /** Receives the focus when the dialog closes; by default the element that opened it does. */
  returnTo?: RefObject<HTMLElement | null>;
  /** Called on Escape, on the browser's back gesture for dialogs, and by the caller's own buttons. */
  onClose: () => void;
}

/** A modal dialog that traps focus while open and restores it when it closes. Mount it to open it. */
export function Dialog({ title, children, returnTo, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // Read on close: the target may not have existed when the dialog opened.
      // oxlint-disable-next-line react/exhaustive-deps
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

/** Replaces `alert`: one sentence and one button. */
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
