import type { Grant } from '@trassa/rules';

type InNetworks = (address: string) => boolean;
/** From where the back office may be entered; null: from anywhere. */
export type OfficeNetworks = { readonly all: InNetworks | null; readonly money: InNetworks | null };

/** Whether somebody with these grants may come from this address; administrators and finance have a list of their own, if there is one. */
export const mayComeFrom = ({ all, money }: OfficeNetworks, grants: readonly Grant[], address: string): boolean => {
  const isMoney = grants.some(({ role }) => role === 'admin' || role === 'finance');
  const allowed = (isMoney ? money : null) ?? all;
  return allowed === null || allowed(address);
};
