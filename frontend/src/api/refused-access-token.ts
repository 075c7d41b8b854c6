import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './errors';
import { dropToken, storedToken } from './session';

/** Dispatched when the server no longer knows the access token that was sent. */
export const ACCESS_TOKEN_REFUSED = 'auth/accessTokenRefused';

/** Drops an access token that the server refused and makes it known, unless somebody has entered since it was sent. */
export function heedRefusal(
  error: ApiError,
  sent: string | null,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const refused = error.kind === 'http' && error.code === 'unauthorized' && sent !== null;
  if (!refused || sent !== storedToken()) return;
  dropToken();
  dispatch({ type: ACCESS_TOKEN_REFUSED });
}
