import { ConfigError } from './error.ts';
import { isNetwork } from '../network-list.ts';

/** Networks from which the back office is entered, empty: any; `money`: those of administrators and of finance. */
export type OfficeNetworks = { readonly all: readonly string[]; readonly money: readonly string[] };

type OfficeVariables = {
  readonly STAFF_NETWORKS?: string | undefined;
  readonly STAFF_MONEY_NETWORKS?: string | undefined;
};

const listOf = (name: keyof OfficeVariables, text: string | undefined): string[] => {
  const networks = (text ?? '')
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong !== undefined)
    throw new ConfigError(`${name} must be a comma list of networks such as 10.0.0.0/8; ${wrong} is none.`);
  return networks;
};

export const readOfficeNetworks = (v: OfficeVariables): OfficeNetworks => ({
  all: listOf('STAFF_NETWORKS', v.STAFF_NETWORKS),
  money: listOf('STAFF_MONEY_NETWORKS', v.STAFF_MONEY_NETWORKS),
});
