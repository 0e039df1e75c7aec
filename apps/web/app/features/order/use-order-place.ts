import type { OrderView as Order } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';

/** Format and event city of the first ticket of an order: public, so known without a token too. */
export const useOrderPlace = (order: Order) => {
  const formatId = order.tickets[0]?.format_public_id ?? '';
  const format = useQuery({ ...queryOf(calls.events.format, { params: { id: formatId } }), enabled: formatId !== '' })
    .data?.values;
  const eventId = format?.event.public_id ?? '';
  const event = useQuery({ ...queryOf(calls.events.one, { params: { id: eventId } }), enabled: eventId !== '' }).data
    ?.values;
  const city = event?.event_city.find(({ public_id }) => public_id === format?.event_city);
  return { format, city };
};
