import type { OrderView as Order } from '@trassa/contracts';
import { useQuery } from '@tanstack/react-query';
import { calls } from '../../generated/calls.ts';
import { queryOf } from '../../shared/api/query.ts';
import { boughtLines } from '../../shared/basket/bought-lines.ts';
import type { ThanksKinds } from './thanks-kind.ts';

/** Goods that have a page of thanks of their own belong to a race. */
const formatOf = (kinds: ThanksKinds, order: Order): string => {
  const [line] = kinds.filter(({ Paid }) => Paid).flatMap((kind) => boughtLines(order, kind));
  return (line && 'format_public_id' in line && line.format_public_id) || '';
};

/** Format and event city of the race of an order: public, so known without a token too. */
export const useOrderPlace = (kinds: ThanksKinds, order: Order) => {
  const formatId = formatOf(kinds, order);
  const format = useQuery({ ...queryOf(calls.events.format, { params: { id: formatId } }), enabled: formatId !== '' })
    .data?.values;
  const eventId = format?.event.public_id ?? '';
  const event = useQuery({ ...queryOf(calls.events.one, { params: { id: eventId } }), enabled: eventId !== '' }).data
    ?.values;
  const city = event?.event_city.find(({ public_id }) => public_id === format?.event_city);
  return { format, city };
};
