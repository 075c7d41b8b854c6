import type { User } from '@kkumpuri/contract';
import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { paths } from '@/lib/paths';
import { enter } from './use-auth';

const REDIRECT_MS = 100;

interface Entry {
  token: string;
  user: User;
  /** Said on the page the person arrives at. */
  notice?: string;
  mustChangePassword?: boolean;
}

/** Where to after entering: the page that asked for the login, by path and query, or the home page. */
function destination({ state }: Location): string {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.home;
}

/** Lets somebody in, and 100 ms later takes them to where they were going. */
export function useEntrance() {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const to = destination(useLocation());
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    if (!entry) return;
    const { notice, mustChangePassword } = entry;
    const timer = setTimeout(() => {
      const address = mustChangePassword ? paths.settings : to;
      void navigate(address, { replace: true, state: { notice, mustChangePassword } });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [entry, navigate, to]);
  return {
    entering: entry !== undefined,
    letIn: (admitted: Entry) => {
      setEntry(admitted);
      enter(dispatch, admitted.token, admitted.user);
    },
  };
}
