import { addressKey } from './address-key.js';

describe('an address that is counted', () => {
  it('is the whole IPv4 address, however it is written', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:0db8::12:0:0:0:9', '2001:db8:0:12::/64'],
    ['2001:db8:0:12:ffff:ffff:ffff:ffff', '2001:db8:0:12::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('is the /64 network of %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });
});
