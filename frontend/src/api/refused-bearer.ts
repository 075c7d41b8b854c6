import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from './errors';
import { dropToken, storedToken } from './session';

/** Dispatched when the server no longer knows the bearer that was sent. */
export const BEARER_REFUSED = 'auth/bearerRefused';

/** Drops a bearer that the server refused and makes it known, unless somebody has entered since it was sent. */
export function heedRefusal(
  error: ApiError,
  sent: string | null,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const refused = error.kind === 'http' && error.code === 'unauthorized' && sent !== null;
  if (!refused || sent !== storedToken()) return;
  dropToken();
  dispatch({ type: BEARER_REFUSED });
}
