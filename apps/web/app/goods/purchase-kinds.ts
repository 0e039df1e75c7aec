import type { Selector } from '@trassa/contracts';
import type { PurchaseKind, PurchaseKinds } from '../features/my-orders/purchase-kind.ts';
import { certificatePurchase } from './certificate/certificate-purchase.ts';
import { insurancePurchase } from './insurance/insurance-purchase.ts';
import { shopPurchase } from './shop/shop-purchase.ts';
import { ticketPurchase } from './ticket/ticket-purchase.ts';

/** As the contract's registry demands. */
type OfContract = { readonly [S in Selector]: PurchaseKind & { readonly selector: S } };

const kinds: OfContract = {
  ticket: ticketPurchase,
  shop: shopPurchase,
  insurance: insurancePurchase,
  certificate: certificatePurchase,
};

/** The kinds among the purchases of a person. */
export const purchaseKinds: PurchaseKinds = Object.values(kinds);
