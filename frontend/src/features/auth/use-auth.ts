import { useSelector } from 'react-redux';
import type { User } from '@kkumpuri/contract';
import { asApiError, isStatus } from '@/api/errors';
import { dropResponsesOfOthers, findCachedResponse, cacheResponse, MEMBER } from '@/api/response-cache';
import { resetApiState } from '@/api/store-modules';
import { dropToken, keepToken, storedToken } from '@/api/session';
import { type ApiDispatch, useApiDispatch } from '@/api/use-api-dispatch';
import { type AuthState, restoring, signedIn, signedOut, verifyFailed } from './auth-slice';

interface WithAuth {
  auth: AuthState;
}

export const useAuth = (): AuthState => useSelector((state: WithAuth) => state.auth);
export const useUser = (): User | null => useAuth().user;

/** Signs a user in and drops all responses loaded for the previous user. */
export function enter(
  dispatch: ApiDispatch,
  { token, user, termsDue }: { token: string; user: User; termsDue?: string },
): void {
  keepToken(token);
  void dropResponsesOfOthers();
  cacheResponse(MEMBER, user, token);
  dispatch(resetApiState());
  dispatch(signedIn({ user, termsDue }));
}

export function leave(dispatch: ApiDispatch): void {
  dropToken();
  void dropResponsesOfOthers();
  dispatch(resetApiState());
  dispatch(signedOut());
}

/** Loads RTK Query on demand, because the home page of guests does not need it. Returns no data if loading fails. */
async function verifyToken(token: string, dispatch: ApiDispatch) {
  const authApi = await import('./auth-api').catch(() => undefined);
  return authApi
    ? dispatch(authApi.verify.initiate(token, { subscribe: false, forceRefetch: true }))
    : { data: undefined, error: undefined };
}

/** Verifies the stored token: drops an invalid token, keeps a token that could not be checked. */
export function useRestoreSession(): (how?: { forget?: boolean }) => Promise<void> {
  const dispatch = useApiDispatch();
  return async ({ forget = false } = {}) => {
    if (forget) {
      dispatch(restoring());
      dispatch(resetApiState());
    }
    void dropResponsesOfOthers();
    const token = storedToken();
    if (!token) return void dispatch(signedOut());
    const { data, error } = await verifyToken(token, dispatch);
    // Ignore the response if another user has signed in meanwhile.
    if (storedToken() !== token) return;
    if (data?.valid && data.user) {
      cacheResponse(MEMBER, data.user, token);
      dispatch(signedIn({ user: data.user, termsDue: data.termsDue }));
    } else if (data || isStatus(asApiError(error), 401)) leave(dispatch);
    else {
      const cached = (await findCachedResponse(MEMBER)) as User | undefined;
      if (storedToken() === token) dispatch(verifyFailed(cached));
    }
  };
}
