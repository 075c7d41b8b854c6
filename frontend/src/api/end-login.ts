import { serviceOrigin } from './origin';
import { SESSION_HEADER, sessionId, storedToken } from './session';

/** Ends the login on the server as well. Goes on while the page is left; without a network it expires by itself. */
export function endLogin(): void {
  const token = storedToken();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, [SESSION_HEADER]: sessionId() };
  void fetch(`${serviceOrigin}/api/auth/logout`, { method: 'POST', keepalive: true, headers }).catch(
    () => undefined,
  );
}
