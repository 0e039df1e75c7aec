import { BlockList, isIP } from 'node:net';

/** Whether an address is of these networks; one of IPv4 in its IPv6 form is itself. */
export type InNetworks = (address: string) => boolean;

type Network = { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' };

const networkOf = (text: string): Network | null => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (!version || more.length || address.includes('%') || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const length = bits === undefined ? most : Number(bits);
  return length > most ? null : { address, bits: length, family: version === 4 ? 'ipv4' : 'ipv6' };
};

/** `10.0.0.0/8`, `2001:db8::/32`, or one address. */
export const isNetwork = (text: string): boolean => networkOf(text) !== null;

/** null: no network is named, so every address is right. */
export const readNetworkList = (networks: readonly string[]): InNetworks | null => {
  if (!networks.length) return null;
  const list = new BlockList();
  for (const text of networks) {
    const network = networkOf(text);
    if (!network) throw new Error(`${text} is no network`);
    list.addSubnet(network.address, network.bits, network.family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
};
