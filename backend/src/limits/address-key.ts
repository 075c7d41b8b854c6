import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What counts as one address: an IPv4 address, or an IPv6 network (/64), which one household has whole. */
export function addressKey(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${firstGroups(ip, 4).join(':')}::/64` : ip;
}

function firstGroups(ip: string, count: number): string[] {
  const [head = '', tail] = ip.split('%', 1).join('').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
