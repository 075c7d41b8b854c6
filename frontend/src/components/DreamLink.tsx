import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router-dom';
import { moveWithMoon } from '@/lib/view-transition';

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Links the row or card of a dream to its page, with a view transition. */
export function DreamLink({ to, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    moveWithMoon(event.currentTarget.closest('li, section'), () => void navigate(to));
  };
  return <Link {...rest} to={to} onClick={follow} />;
}
