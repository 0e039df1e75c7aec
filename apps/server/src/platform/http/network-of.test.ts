import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf, widerNetworksOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001::5', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:abcd::1', '2001:db8:7:ab00::/56', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
])('%s stands in %s and %s', (address, near, far) => {
  expect(widerNetworksOf(address)).toEqual([near, far]);
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:1ff:aaaa::1', '2001:db8:0:100::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
])('%s is of the neighbourhood %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
