import type { OrderView as Order } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { setUser, useToken } from '../../shared/session.ts';

/** Asks who bought an order, so that the page knows him; another person's token learns nothing. */
export const rememberBuyer = async (order: string): Promise<void> => {
  try {
    const { user } = await request(calls.orders.userOfPayment, { body: { order } }, { ownErrors: true });
    setUser(user);
  } catch {
    // Another person's token: what was bought answers for itself.
  }
};

/** The same for a page that shows nothing else of his; true while it is asked. */
export const useBuyerOf = (order: Order): boolean => {
  const token = useToken();
  const { isPending } = useQuery({
    queryKey: ['order-buyer', order.public_id],
    queryFn: async () => {
      await rememberBuyer(order.public_id);
      return true;
    },
    enabled: token !== null,
  });
  return token !== null && isPending;
};
