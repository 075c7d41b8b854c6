import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link: 256 bits that nobody guesses. Only its digest is stored. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
