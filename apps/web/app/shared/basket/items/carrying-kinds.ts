import type { goodsKinds, Selector } from '@trassa/contracts';
import type { Carries } from '@trassa/rules';

/** As the contract's registry demands. */
type OfContract = { readonly [S in Selector]: (typeof goodsKinds)[S]['carries'] };

const kinds: OfContract = { ticket: true, shop: false, insurance: false, certificate: false };

/** Whether other lines hang on a line: they go with it, and it stays when they go (BASKET-39, 42). */
export const carries: Carries = ({ selector }) =>
  (kinds as Readonly<Record<string, boolean | undefined>>)[selector] ?? false;
