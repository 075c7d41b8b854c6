import { serviceOrigin } from '@/api/origin';
import { readJson, removeStored, writeJson } from '@/lib/storage';
import { readReturnState, type ReturnState } from '../entry/use-return-state';

const TRIP_KEY = 'oauthTrip';

/** Somebody who left for another service: what they want there, and the proof that it was this browser. */
export interface OAuthTrip {
  purpose: 'enter' | 'connect';
  verifier: string | null;
  back: ReturnState;
}

/** Without a secure origin there is nothing to make a challenge with. */
async function makeProof(): Promise<{ verifier: string; challenge: string } | null> {
  if (!globalThis.crypto?.subtle) return null;
  const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: toBase64Url(new Uint8Array(digest)) };
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** To the service, and from there to the provider. */
export async function setOut(provider: string, back: ReturnState): Promise<void> {
  const proof = await makeProof();
  keepTrip({ purpose: 'enter', verifier: proof?.verifier ?? null, back });
  const query = proof ? `?challenge=${proof.challenge}` : '';
  location.assign(`${serviceOrigin}/api/auth/oauth/${provider}${query}`);
}

/** `begin` asks the service for the address to go to. */
export async function setOutToConnect(
  begin: (challenge: string | undefined) => Promise<string>,
): Promise<void> {
  const proof = await makeProof();
  const address = await begin(proof?.challenge);
  keepTrip({ purpose: 'connect', verifier: proof?.verifier ?? null, back: {} });
  location.assign(address);
}

const keepTrip = (trip: OAuthTrip): boolean => writeJson(TRIP_KEY, trip);

/** Null for who did not set out in this browser: a code that came by a link is not theirs. */
export function readTrip(): OAuthTrip | null {
  const kept = readJson(TRIP_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { purpose, verifier, back } = kept as Record<string, unknown>;
  if (purpose !== 'enter' && purpose !== 'connect') return null;
  return { purpose, verifier: typeof verifier === 'string' ? verifier : null, back: readReturnState(back) };
}

export const endTrip = (): void => removeStored(TRIP_KEY);
