import { serviceOrigin } from './origin';
import { SESSION_HEADER, sessionId, storedToken } from './session';

/** Ends the login on the server. `keepalive` lets the request outlive the page; offline, the login simply expires. */
export function endLogin(): void {
  const token = storedToken();
  if (!token) return;
  const headers = { Authorization: `Bearer ${token}`, [SESSION_HEADER]: sessionId() };
  void fetch(`${serviceOrigin}/api/auth/logout`, { method: 'POST', keepalive: true, headers }).catch(
    () => undefined,
  );
}
