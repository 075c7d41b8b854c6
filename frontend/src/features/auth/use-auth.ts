import { useSelector } from 'react-redux';
import type { User } from '@kkumpuri/contract';
import { asApiError, isStatus } from '@/api/errors';
import { dropOthersAnswers, findAnswer, keepAnswer, MEMBER } from '@/api/kept-answers';
import { forgetAnswers } from '@/api/parts';
import { dropToken, keepToken, storedToken } from '@/api/session';
import { type ApiDispatch, useApiDispatch } from '@/api/use-api-dispatch';
import { type AuthState, restoring, signedIn, signedOut, verifyFailed } from './auth-slice';

interface WithAuth {
  auth: AuthState;
}

export const useAuth = (): AuthState => useSelector((state: WithAuth) => state.auth);
export const useUser = (): User | null => useAuth().user;

/** A new person in this browser: nothing that was loaded for the one before may be seen. */
export function enter(
  dispatch: ApiDispatch,
  { token, user, termsDue }: { token: string; user: User; termsDue?: string },
): void {
  keepToken(token);
  void dropOthersAnswers();
  keepAnswer(MEMBER, user, token);
  dispatch(forgetAnswers());
  dispatch(signedIn({ user, termsDue }));
}

export function leave(dispatch: ApiDispatch): void {
  dropToken();
  void dropOthersAnswers();
  dispatch(forgetAnswers());
  dispatch(signedOut());
}

/** With the library that asks, which a guest's home page does without. Neither is there where that can't be had. */
async function ask(token: string, dispatch: ApiDispatch) {
  const authApi = await import('./auth-api').catch(() => undefined);
  return authApi
    ? dispatch(authApi.verify.initiate(token, { subscribe: false, forceRefetch: true }))
    : { data: undefined, error: undefined };
}

/** A stored token is verified; one that is not valid is dropped, one that could not be checked is kept. */
export function useRestoreSession(): (how?: { forget?: boolean }) => Promise<void> {
  const dispatch = useApiDispatch();
  return async ({ forget = false } = {}) => {
    if (forget) {
      dispatch(restoring());
      dispatch(forgetAnswers());
    }
    void dropOthersAnswers();
    const token = storedToken();
    if (!token) return void dispatch(signedOut());
    const { data, error } = await ask(token, dispatch);
    // Somebody may have entered meanwhile: this answer is not about them.
    if (storedToken() !== token) return;
    if (data?.valid && data.user) {
      keepAnswer(MEMBER, data.user, token);
      dispatch(signedIn({ user: data.user, termsDue: data.termsDue }));
    } else if (data || isStatus(asApiError(error), 401)) leave(dispatch);
    else {
      const kept = (await findAnswer(MEMBER)) as User | undefined;
      if (storedToken() === token) dispatch(verifyFailed(kept));
    }
  };
}
