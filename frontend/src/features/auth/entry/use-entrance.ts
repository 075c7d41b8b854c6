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
  /** Said on the page the person arrives at. */
  notice?: string;
  mustChangePassword?: boolean;
  termsDue?: string;
}

/** To somebody who has just joined. */
export const welcome = ({ username }: User, dreams: number): string =>
  dreams > 0 ? `반가워요, ${username}님. 꿈 ${dreams}개를 옮겨 두었어요.` : `반가워요, ${username}님.`;

/** To somebody who came in, when dreams came along. */
export const linkedNotice = (dreams: number): string | undefined =>
  dreams > 0 ? `꿈 ${dreams}개를 계정에 연결했어요.` : undefined;

/** Lets somebody in, and 100 ms later takes them to where they were, or to the home page. */
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
    letIn: (admitted: Entry) => {
      setEntry(admitted);
      enter(dispatch, admitted);
    },
  };
}
