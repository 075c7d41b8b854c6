import type { User } from '@kkumpuri/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiDispatch } from '@/api/use-api-dispatch';
import { paths } from '@/lib/paths';
import { enter } from '../use-auth';
import { readReturnState, type ReturnState } from './use-return-state';

const REDIRECT_MS = 100;

interface Entry {
  token: string;
  user: User;
  /** Shown on the page after the redirect. */
  notice?: string;
  mustChangePassword?: boolean;
  termsDue?: string;
}

/** Notice for a new member. */
export const welcome = ({ username }: User, dreams: number): string =>
  dreams > 0 ? `반가워요, ${username}님. 꿈 ${dreams}개를 옮겨 두었어요.` : `반가워요, ${username}님.`;

/** Notice after a sign-in that linked dreams of this browser to the account. */
export const linkedNotice = (dreams: number): string | undefined =>
  dreams > 0 ? `꿈 ${dreams}개를 계정에 연결했어요.` : undefined;

/** Signs a user in and redirects 100 ms later: to the previous page, the home page, or the settings. */
export function useEntrance(back?: ReturnState) {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { from: to = paths.home, open } = back ?? readReturnState(state);
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    if (!entry) return;
    const { notice, mustChangePassword } = entry;
    const timer = setTimeout(() => {
      const address = mustChangePassword ? paths.settings : to;
      void navigate(address, { replace: true, state: { notice, mustChangePassword, open } });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [entry, navigate, to, open]);
  return {
    entering: entry !== undefined,
    completeSignIn: (newEntry: Entry) => {
      setEntry(newEntry);
      enter(dispatch, newEntry);
    },
  };
}
