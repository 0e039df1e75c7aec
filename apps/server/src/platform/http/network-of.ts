import { isIPv6 } from 'node:net';

/**
 * What limits count an IP address by: itself, of IPv6 its network of 64 bits. A single line has all addresses of one, and
 * changes them at will.
 */
export const networkOf = (address: string): string => {
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : (mappedOf(address) ?? address);
};

/**
 * The networks somebody may command beyond his own line, from near to far: of IPv6 56 and 48 bits, which providers give
 * to one customer, of IPv4 the address and its 24 bits.
 */
export const widerNetworksOf = (address: string): readonly [near: string, far: string] => {
  const groups = groupsOf(address);
  if (groups) {
    const [a = '0', b = '0', c = '0', d = '0'] = groups;
    const near = (Number.parseInt(d, 16) & 0xff00).toString(16);
    return [`${a}:${b}:${c}:${near}::/56`, `${a}:${b}:${c}::/48`];
  }
  const own = mappedOf(address) ?? address;
  return [own, `${own.split('.', 3).join('.')}.0/24`];
};

/** The neighbourhood that bounds of places and of letters count: /24, of IPv6 /56 (DEC-113). */
export const wideNetworkOf = (address: string): string => {
  const [near, far] = widerNetworksOf(address);
  return groupsOf(address) ? near : far;
};

const mappedOf = (address: string): string | undefined => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

/** The eight groups of an IPv6 address in short hexadecimal; null for all else. */
const groupsOf = (address: string): string[] | null => {
  if (!isIPv6(address) || mappedOf(address)) return null;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
};
