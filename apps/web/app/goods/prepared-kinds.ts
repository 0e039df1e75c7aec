import type { Selector } from '@trassa/contracts';
import type { PreparedKind, PreparedKinds } from '../features/prepared-basket/prepared-kind.ts';
import { certificatePrepared } from './certificate/certificate-prepared.ts';
import { insurancePrepared } from './insurance/insurance-prepared.ts';
import { shopPrepared } from './shop/shop-prepared.ts';
import { ticketPrepared } from './ticket/ticket-prepared.ts';

/** As the contract's registry demands. */
type OfContract = { readonly [S in Selector]: PreparedKind & { readonly selector: S } };

const kinds: OfContract = {
  ticket: ticketPrepared,
  shop: shopPrepared,
  insurance: insurancePrepared,
  certificate: certificatePrepared,
};

/** The kinds that a prepared basket may hold. */
export const preparedKinds: PreparedKinds = Object.values(kinds);
