import { orderNumber } from '@trassa/rules';

export type OrderRef = { readonly public_id: string | null; readonly number: string };

/** An order by its number. Its public id opens the page of the order to anybody, so only those have it who see orders. */
export const orderRef = (publicId: string, maySeeOrders: boolean): OrderRef => ({
  public_id: maySeeOrders ? publicId : null,
  number: orderNumber(publicId),
});
