import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies report addresses. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;
const UNKNOWN = 'unknown';

/** Rate-limit key of an address: the IPv4 address, or the IPv6 /64 network, which belongs to one household. */
export function addressKey(ip: string): string {
  return keyOf(ip, 4);
}

/** Key for counting guesses at secrets: the IPv4 address, or the IPv6 /48 network that one customer may have. */
export function networkKey(ip: string): string {
  return keyOf(ip, 3);
}

function keyOf(ip: string, groups: number): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(ip) ?? [];
  const address = inBrackets ?? beforePort ?? ip;
  if (isIPv4(address)) return address;
  // All other values share one key, so that made-up addresses do not get a counter each.
  if (!isIPv6(address)) return UNKNOWN;
  const all = expand(address);
  if (isMapped(all)) return asIPv4(all);
  return `${all
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::/${groups * 16}`;
}

/** Whether the groups are an IPv4-mapped address such as `::ffff:203.0.113.7`. */
function isMapped(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function asIPv4([, , , , , , high = 0, low = 0]: number[]): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** Expands an IPv6 address to its eight groups. */
function expand(address: string): number[] {
  const [plain = ''] = address.split('%', 1);
  const [head = '', tail] = dottedAsGroups(plain).split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros =
    tail === undefined ? [] : Array<number>(Math.max(0, GROUPS - left.length - right.length)).fill(0);
  return [...left, ...zeros, ...right];
}

function dottedAsGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
