import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface Looks {
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
}

const classes = ({ look = 'plain', size = 'normal' }: Looks) =>
  ['button', look !== 'plain' && look, size !== 'normal' && size].filter(Boolean).join(' ');

interface ButtonProps extends Looks, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While set the button is busy: it shows a spinner and these words, and can't be pressed, but keeps the focus. */
  busy?: ReactNode;
}

const ignorePress = (event: MouseEvent) => event.preventDefault();

export function Button({ look, size, busy, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? ignorePress : onClick}
      className={classes({ look, size })}
    >
      {busy ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

export function ButtonLink({ look, size, ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classes({ look, size })} />;
}
