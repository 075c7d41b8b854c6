import { isUuid } from '@kkumpuri/contract';
import { readStored, removeStored, writeStored } from '@/lib/storage';

export const SESSION_HEADER = 'X-Session-Id';
const SESSION_KEY = 'sessionId';
const TOKEN_KEY = 'token';

let memorySession: string | null = null;

/** Returns the anonymous session's id, created once, kept in the browser and sent with every request. */
export function sessionId(): string {
  const stored = readStored(SESSION_KEY) ?? memorySession;
  if (isUuid(stored)) return stored;
  const made = crypto.randomUUID?.() ?? uuidFromRandomBytes();
  keepSession(made);
  return made;
}

export function keepSession(id: string | null): void {
  if (!isUuid(id)) return;
  memorySession = id;
  writeStored(SESSION_KEY, id);
}

export const storedToken = (): string | null => readStored(TOKEN_KEY);
export const keepToken = (token: string): boolean => writeStored(TOKEN_KEY, token);
export const dropToken = (): void => removeStored(TOKEN_KEY);

/** Fallback: `crypto.randomUUID` exists only on secure origins, not on a home network's plain HTTP address. */
function uuidFromRandomBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
