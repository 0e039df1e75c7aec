import { isParcelSent, ordersToSend, type ParcelState } from '@trassa/rules';
import { sql } from 'kysely';

/** Pieces of a line `l` that have not come back and are not about to: those of packs are its tickets. */
export const piecesOfLine = sql`(case when l.selector = 'ticket'
  then (select count(*) from tickets t where t.order_line_id = l.id and t.status not in ('processing', 'returned'))
  else l.count - (select count(*) from goods_returns g where g.order_line_id = l.id and g.state <> 'failed') end)::int`;

/** Lines `l` of the parcel `s`. */
export const itsLines = sql`l.order_id = s.order_id and l.unique_id = any(s.unique_ids)`;

/** Pieces of the parcel `s`. */
export const piecesOfParcel = sql`(select coalesce(sum(${piecesOfLine}), 0)::int from order_lines l where ${itsLines})`;

/** Whether the order `o` may be sent: free ones that nobody confirmed wait. */
export const isOrderToSend = sql`(o.status = any(${[...ordersToSend]}::text[]) and o.confirmation is distinct from 'waiting')`;

/** States of parcels that wait in the house. */
export const waitingStates = sql`('new', 'picked', 'packed')`;

/** Parcels of the order of `s`. */
export const parcelsOfOrder = sql`(select count(*)::int from shipments p where p.order_id = s.order_id)`;

/** Whether the recipient of the parcel `s` was erased. */
export const isRecipientErased = sql`(s.address = '' or trim(s.first_name || s.last_name) = '')`;

/** Whether a label of it is of use: it waits or is on its way, its order may be sent, and somebody gets it. */
export const isLabelled = ({
  state,
  pieces,
  isPaid,
  isErased,
}: {
  readonly state: ParcelState;
  readonly pieces: number;
  readonly isPaid: boolean;
  readonly isErased: boolean;
}): boolean => isPaid && !isErased && (state === 'shipped' || (!isParcelSent(state) && pieces > 0));

type Problem = 'returned' | 'lost' | 'erased' | 'changed';

/** Why a parcel needs a person; one of which everything came back needs none. */
export const problemOf = ({
  state,
  pieces,
  picked,
  isErased,
}: {
  readonly state: ParcelState;
  readonly pieces: number;
  readonly picked: number | null;
  readonly isErased: boolean;
}): Problem | null => {
  if (state === 'returned' || state === 'lost') return state;
  if (isParcelSent(state) || pieces === 0) return null;
  if (isErased) return 'erased';
  return picked !== null && picked !== pieces ? 'changed' : null;
};
