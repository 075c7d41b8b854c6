import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './errors';
import { dropToken, storedToken } from './session';

/** Dispatched when the server rejects the access token that was sent. */
export const ACCESS_TOKEN_REFUSED = 'auth/accessTokenRefused';

/** Drops a rejected access token and dispatches the action, unless a user has logged in since the request was sent. */
export function handleTokenRejection(
  error: ApiError,
  sent: string | null,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const refused = error.kind === 'http' && error.code === 'unauthorized' && sent !== null;
  if (!refused || sent !== storedToken()) return;
  dropToken();
  dispatch({ type: ACCESS_TOKEN_REFUSED });
}
