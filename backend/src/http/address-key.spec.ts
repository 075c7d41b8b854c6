import { addressKey, networkKey } from './address-key.js';

describe('address keys', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.7:4711',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:cb00:7107',
    '0000:0000:0000:0000:0000:ffff:203.0.113.7',
    '[::ffff:203.0.113.7]:4711',
  ])('addressKey and networkKey return the IPv4 address of %s', (ip) => {
    expect(addressKey(ip)).toBe('203.0.113.7');
    expect(networkKey(ip)).toBe('203.0.113.7');
  });

  it.each([
    ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
    ['2001:0db8::12:0:0:0:9', '2001:db8:0:12::/64'],
    ['2001:db8:0:12:ffff:ffff:ffff:ffff', '2001:db8:0:12::/64'],
    ['[2001:db8:0:12::1]:4711', '2001:db8:0:12::/64'],
    ['[2001:db8:0:12::1]', '2001:db8:0:12::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('addressKey returns the /64 network of %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it.each(['2001:db8:7:1::1', '2001:db8:7:ffff::2', '[2001:db8:7::3]:80'])(
    'networkKey returns the /48 network of %s',
    (ip) => {
      expect(networkKey(ip)).toBe('2001:db8:7::/48');
    },
  );

  it.each(['', 'unknown', '203.0.113.7, 203.0.113.8', '203.0.113.999', 'made-up', '1.2.3.4:x'])(
    'addressKey returns the same key for every invalid address: %j',
    (ip) => {
      expect(addressKey(ip)).toBe('unknown');
    },
  );
});
