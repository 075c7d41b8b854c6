import { useLocation } from 'react-router-dom';
import { paths } from '@/lib/paths';

/** What a link to the login or the registration takes along, so that one comes back to where one was. */
export interface ReturnState {
  from?: string;
  /** What was meant to be done there, and is offered at once. */
  open?: 'share';
}

const ENTRIES: readonly string[] = [paths.login, paths.register, paths.oauthReturn, paths.forgotPassword];

/** From one entry to another it is still the page before both. */
export function useReturnState(open?: ReturnState['open']): ReturnState {
  const location = useLocation();
  const { pathname, search } = location;
  if (ENTRIES.includes(pathname)) return readReturnState(location.state);
  return { from: `${pathname}${search}`, ...(open && { open }) };
}

/** Only paths of this site: what is stored or linked may be anybody's. */
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
