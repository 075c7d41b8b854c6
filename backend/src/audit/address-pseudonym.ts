import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey } from '../http/address-key.js';

const LENGTH = 12;

/** Pseudonymizes addresses: the same address gets the same pseudonym for a secret, irreversible without the secret. */
export function addressPseudonyms(secret: string): (ip: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'address pseudonym', 32));
  return (ip) => createHmac('sha256', key).update(addressKey(ip)).digest('base64url').slice(0, LENGTH);
}
