import { limits } from '@kkumpuri/contract';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Field } from '@/components/Field';

interface TitleDialogProps {
  heading: string;
  /** Explains the effect of confirming. */
  detail?: ReactNode;
  title: string;
  error?: string;
  busy?: string | false;
  confirmLabel: string;
  onTitle: (title: string) => void;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Enter submits the title instead of adding a line, except the Enter that ends a composition. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (!event.nativeEvent.isComposing) event.currentTarget.form?.requestSubmit();
}

/** Asks for the title of a dream on the board. */
export function TitleDialog(props: TitleDialogProps) {
  const { heading, detail, title, error, busy, confirmLabel, onTitle, onConfirm, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onConfirm();
  };
  return (
    <Dialog title={heading} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        {detail && <p className="soft">{detail}</p>}
        <Field label="제목" error={error}>
          {(control) => (
            // Several lines, because an input on a phone shows only the end of a title.
            <textarea
              {...control}
              className="input title-input"
              rows={2}
              enterKeyHint="done"
              value={title}
              maxLength={limits.shareTitle.max}
              onChange={({ target }) => onTitle(target.value.replaceAll('\n', ' '))}
              onKeyDown={submitOnEnter}
            />
          )}
        </Field>
        {children}
        <div className="row">
          <Button look="quiet" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
