import type { OrderView as Order, Ticket } from '@trassa/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { rememberBuyer } from '../../features/order/use-buyer.ts';
import { calls } from '../../generated/calls.ts';
import { request } from '../../shared/api/browser-client.ts';
import { useToken } from '../../shared/session.ts';

const ticketsOf = (order: string) =>
  queryOptions<Ticket[]>({
    queryKey: ['order-tickets', order],
    queryFn: async () => {
      await rememberBuyer(order);
      const { values } = await request(calls.tickets.mine, {}, { ownErrors: true });
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
