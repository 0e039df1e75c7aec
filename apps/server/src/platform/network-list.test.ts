import { describe, expect, it } from 'vitest';
import { isNetwork, readNetworkList } from './network-list.ts';

describe('a list of networks', () => {
  it.each([
    ['10.0.0.0/8', '10.200.1.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['10.0.0.0/8', '::ffff:11.1.2.3', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::/32', '10.0.0.1', false],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['0.0.0.0/0', 'nobody', false],
    ['0.0.0.0/0', '', false],
  ])('%s holds %s: %s', (network, address, isIn) => {
    expect(readNetworkList(['192.0.2.0/24', network])?.(address)).toBe(isIn);
  });

  it('that is empty holds everybody', () => {
    expect(readNetworkList([])).toBe(null);
  });

  it.each([
    '',
    'office',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::1/129',
    'fe80::1%eth0',
    '10.0.0.0/-1',
  ])('“%s” is no network', (text) => {
    expect(isNetwork(text)).toBe(false);
  });
});
