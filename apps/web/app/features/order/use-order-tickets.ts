import type { OrderView as Order, Ticket } from '@trassa/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { setUser, useToken } from '../../shared/session.ts';

const silent = { ownErrors: true } as const;

const rememberUser = async (order: string): Promise<void> => {
  try {
    const { user } = await request(calls.orders.userOfPayment, { body: { order } }, silent);
    setUser(user);
  } catch {
    // Another person's token: the tickets answer for themselves.
  }
};

const ticketsOf = (order: string) =>
  queryOptions<Ticket[]>({
    queryKey: ['order-tickets', order],
    queryFn: async () => {
      await rememberUser(order);
      const { values } = await request(calls.tickets.mine, {}, silent);
      return values.filter(({ order_public_id }) => order_public_id === order);
    },
  });

/** Tickets of a paid order for whom they belong to; none without a token, as when the bank led to another browser (DEC-87). */
export const useOrderTickets = (order: Order) => {
  const token = useToken();
  const query = useQuery({ ...ticketsOf(order.public_id), enabled: token !== null });
  return {
    tickets: query.data ?? [],
    isLoading: token !== null && query.isPending,
    isFailed: query.isError,
    retry: () => void query.refetch(),
  };
};
