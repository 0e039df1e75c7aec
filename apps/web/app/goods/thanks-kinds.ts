import type { Selector } from '@trassa/contracts';
import type { ThanksKind, ThanksKinds } from '../features/order/thanks-kind.ts';
import type { FieldOf } from '../shared/basket/payment-lines.ts';
import { certificateThanks } from './certificate/certificate-thanks.tsx';
import { insuranceThanks } from './insurance/insurance-thanks.ts';
import { shopThanks } from './shop/shop-thanks.ts';
import { ticketThanks } from './ticket/ticket-thanks.ts';

/** As the contract's registry demands. */
type OfContract = { readonly [S in Selector]: ThanksKind & { readonly selector: S; readonly field: FieldOf<S> } };

const kinds: OfContract = {
  ticket: ticketThanks,
  shop: shopThanks,
  insurance: insuranceThanks,
  certificate: certificateThanks,
};

/** The kinds of the thank-you page, in the order of the next steps. */
export const thanksKinds: ThanksKinds = Object.values(kinds);
