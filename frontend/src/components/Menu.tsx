import { Ellipsis } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

interface MenuProps {
  label: string;
  children: ReactNode;
}

/** What is needed less often, behind one button. It closes when it is left, and by Escape. */
export function Menu({ label, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || currentTarget.querySelector('dialog[open]')) return;
    close();
    details.current?.querySelector('summary')?.focus();
  };
  return (
    <details className="menu" ref={details} onBlur={onBlur} onKeyDown={onKeyDown}>
      <summary className="button">
        <Ellipsis size={20} aria-hidden="true" />
        {label}
      </summary>
      <div className="menu-items">{children}</div>
    </details>
  );
}
