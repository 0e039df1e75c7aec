import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { lockQuotasOfFormats } from '../order/order-holds.repository.ts';
import type { OrderInventory } from '../order/order-places.ts';
import { reserveForOrder } from '../order/reserve-for-order.ts';
import { openReserve, selectCapacities } from './reserve.repository.ts';
import { lockClusters, lockShirts } from '../takings.repository.ts';

/** Port: places that the staff gives away. */
export type FreePlaces = {
  /** All stocks that several orders of one transaction take of, in the order of locks. Before anything else. */
  lock(tx: Tx, of: { readonly formatIds: readonly number[]; readonly eventCityId: number }): Promise<void>;
  /** All places of formats, the reserve among them. */
  capacitiesOf(tx: Tx, formatIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** As far as the reserve of a kind goes, its places are free for what this transaction reserves next; answers how many. Locked before. */
  openReserve(
    tx: Tx,
    place: { readonly formatId: number; readonly kind: TicketKind; readonly count: number },
  ): Promise<number>;
  /** As `OrderInventory.reserveForOrder`; nobody counts how many the staff takes without paying. */
  readonly reserveForOrder: OrderInventory['reserveForOrder'];
};

export const freePlaces: FreePlaces = {
  async lock(tx, { formatIds, eventCityId }) {
    await lockQuotasOfFormats(tx, formatIds);
    await lockClusters(tx, formatIds);
    await lockShirts(tx, [eventCityId]);
  },
  capacitiesOf: selectCapacities,
  openReserve,
  reserveForOrder: (tx, order) => reserveForOrder(tx, order, null),
};
