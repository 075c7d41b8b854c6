import { Ellipsis } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

interface MenuProps {
  label: string;
  /** Shows only the three dots; the label becomes the accessible name. */
  iconOnly?: boolean;
  /** Closes the menu after a choice that opens a dialog, so that focus returns to the menu's button. */
  closesOnChoice?: boolean;
  children: ReactNode;
}

/** A menu of less frequent actions. It closes when it loses focus and on Escape. */
export function Menu({ label, iconOnly = false, closesOnChoice = false, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const leave = () => {
    close();
    details.current?.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || currentTarget.querySelector('dialog[open]')) return;
    leave();
  };
  return (
    <details className="menu" ref={details} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary className={iconOnly ? 'icon-button' : 'button'} aria-label={iconOnly ? label : undefined}>
        <Ellipsis size={20} aria-hidden="true" />
        {!iconOnly && label}
      </summary>
      <div className="menu-items" onClick={closesOnChoice ? leave : undefined}>
        {children}
      </div>
    </details>
  );
}
