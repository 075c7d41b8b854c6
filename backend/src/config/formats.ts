import { isIP, isIPv4 } from 'node:net';
import { z } from 'zod';

export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
export const trueFalse = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65_535);
export const duration = z.coerce.number().int().min(1).max(86_400_000);

export const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a ${protocols.map((protocol) => `${protocol}//`).join(' or ')} address`,
    );

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An OpenID Connect issuer must use TLS, except on this computer. */
export const issuer = url('http:', 'https:').refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}, 'must be an https:// address');

/** Origins as browsers send them; a trailing slash is allowed. */
export const origins = z
  .string()
  .transform(splitList)
  .refine(
    (entries) => entries.every(isOrigin),
    'must be origins such as https://example.com, separated by commas',
  )
  .transform((entries) => entries.map((entry) => new URL(entry).origin));

const UNIT_SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };
const LONGEST_LIFETIME_DAYS = 365;

export const lifetime = z
  .string()
  .regex(/^\d+[smhd]$/, { error: 'must be a number with s, m, h or d, such as 7d', abort: true })
  .refine((value) => {
    const seconds = lifetimeSeconds(value);
    return seconds > 0 && seconds <= LONGEST_LIFETIME_DAYS * UNIT_SECONDS.d;
  }, `must be between 1s and ${LONGEST_LIFETIME_DAYS}d`);

/** Converts a lifetime such as `7d` to seconds. */
export function lifetimeSeconds(value: string): number {
  return Number.parseInt(value) * UNIT_SECONDS[value.slice(-1) as keyof typeof UNIT_SECONDS];
}

const ADDRESS = String.raw`[^\s@<>,;:"]+@[^\s@<>,;:"]+`;

/** An e-mail address, alone or in angle brackets after a name. */
export const mailbox = z
  .string()
  .regex(
    new RegExp(`^(?:${ADDRESS}|(?:"[^"\r\n]*"\\s*|[^"<>@,;\r\n]*)<${ADDRESS}>)$`),
    'must be an address, or a name and an address, such as 꿈풀이 <no-reply@example.com>',
  );

/** Trusted proxies: all (`true`), none (`false`), a number of hops, or addresses. */
export const proxies = z
  .string()
  .refine(
    (value) => /^(?:true|false|\d+)$/.test(value) || value.split(',').every(isAddressRange),
    'must be a number of proxies, their addresses separated by commas, true or false',
  );

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function isOrigin(entry: string): boolean {
  if (!URL.canParse(entry)) return false;
  const { protocol, origin, hostname, href } = new URL(entry);
  return ['http:', 'https:'].includes(protocol) && !hostname.includes('*') && href === `${origin}/`;
}

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressRange(entry: string): boolean {
  const [address = '', range, ...rest] = entry.trim().split('/');
  if (rest.length > 0) return false;
  if (range === undefined) return NAMED_RANGES.includes(address) || isIP(address) > 0;
  if (isIPv4(address) && isIPv4(range)) return true;
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return /^\d+$/.test(range) && Number(range) >= 1 && Number(range) <= bits;
}
