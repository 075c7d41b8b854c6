import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** Router state of links to login and registration: where to return afterwards. */
export interface ReturnState {
  from?: string;
  /** Dialog to open on return. */
  open?: 'share';
}

const ENTRIES: readonly string[] = [paths.login, paths.register, paths.oauthReturn, paths.forgotPassword];

/** Returns to the current page. On a login or registration page, keeps the page before it. */
export function useReturnState(open?: ReturnState['open']): ReturnState {
  const location = useLocation();
  const { pathname, search } = location;
  if (ENTRIES.includes(pathname)) return readReturnState(location.state);
  return { from: `${pathname}${search}`, ...(open && { open }) };
}

/** Accepts only paths of this site, because stored or linked values are untrusted. */
export function readReturnState(state: unknown): ReturnState {
  const { from, open } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return {
    ...(typeof from === 'string' && /^\/(?![/\\])/.test(from) && { from }),
    ...(open === 'share' && { open }),
  };
}
