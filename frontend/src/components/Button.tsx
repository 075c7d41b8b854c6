import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

interface StyleProps {
  look?: 'plain' | 'primary' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
}

const classes = ({ look = 'plain', size = 'normal' }: StyleProps) =>
  ['button', look !== 'plain' && look, size !== 'normal' && size].filter(Boolean).join(' ');

interface ButtonProps extends StyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While set, the button shows a spinner and this text and ignores presses, but keeps the focus. */
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

export function ButtonLink({ look, size, ...rest }: StyleProps & LinkProps) {
  return <Link {...rest} className={classes({ look, size })} />;
}
