import type { Selector } from '@trassa/contracts';
import type { BasketItem } from '../shared/basket/items/basket-item.ts';
import type { FieldOf, LineOf } from '../shared/basket/payment-lines.ts';
import type { BasketKind, BasketKinds } from './basket-kind.ts';
import { certificateKind } from './certificate/certificate-kind.ts';
import { insuranceKind } from './insurance/insurance-kind.ts';
import { shopKind } from './shop/shop-kind.ts';
import { ticketKind } from './ticket/ticket-kind.ts';

/** As the contract's registry demands: its kinds, each with its lines and the field of its lines. */
type OfContract = {
  readonly [S in Selector]: BasketKind<Extract<BasketItem, { selector: S }>, LineOf<S>> & {
    readonly selector: S;
    readonly field: FieldOf<S>;
  };
};

const kinds: OfContract = {
  ticket: ticketKind,
  insurance: insuranceKind,
  shop: shopKind,
  certificate: certificateKind,
};

/** The kinds that the basket knows, in the order of the page. A further one is described in docs/domain/goods.md. */
export const basketKinds: BasketKinds = Object.values(kinds);
