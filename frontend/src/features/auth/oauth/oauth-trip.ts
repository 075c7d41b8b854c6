import { serviceOrigin } from '@/api/origin';
import { readJson, removeStored, writeJson } from '@/lib/storage';
import { readReturnState, type ReturnState } from '../entry/use-return-state';

const FLOW_KEY = 'oauthTrip';

/** A sign-in or connection started in this browser, with the verifier that proves it. */
export interface OAuthFlow {
  purpose: 'enter' | 'connect';
  verifier: string | null;
  back: ReturnState;
}

/** Returns null on insecure origins, where `crypto.subtle` is not available for the challenge. */
async function createProofKey(): Promise<{ verifier: string; challenge: string } | null> {
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

/** Redirects to the service, which redirects to the provider. */
export async function startSignIn(provider: string, back: ReturnState): Promise<void> {
  const proof = await createProofKey();
  saveFlow({ purpose: 'enter', verifier: proof?.verifier ?? null, back });
  const query = proof ? `?challenge=${proof.challenge}` : '';
  location.assign(`${serviceOrigin}/api/auth/oauth/${provider}${query}`);
}

/** `begin` requests the address of the provider from the service. */
export async function startConnecting(
  begin: (challenge: string | undefined) => Promise<string>,
): Promise<void> {
  const proof = await createProofKey();
  const address = await begin(proof?.challenge);
  saveFlow({ purpose: 'connect', verifier: proof?.verifier ?? null, back: {} });
  location.assign(address);
}

const saveFlow = (flow: OAuthFlow): boolean => writeJson(FLOW_KEY, flow);

/** Returns null if this browser did not start the flow: rejects authorization codes received through a link. */
export function readFlow(): OAuthFlow | null {
  const stored = readJson(FLOW_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { purpose, verifier, back } = stored as Record<string, unknown>;
  if (purpose !== 'enter' && purpose !== 'connect') return null;
  return { purpose, verifier: typeof verifier === 'string' ? verifier : null, back: readReturnState(back) };
}

export const clearFlow = (): void => removeStored(FLOW_KEY);
