import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../../platform/database/index.ts';
import { lockQuotasOfFormats } from '../order/order-holds.repository.ts';
import type { OrderInventory } from '../order/order-places.ts';
import { reserveForOrder } from '../order/reserve-for-order.ts';
import { lockClusters, lockShirts } from '../takings.repository.ts';
import { keepPlaces, openReserve, selectCapacities, selectFree } from './reserve.repository.ts';

type Place = { readonly formatId: number; readonly kind: TicketKind; readonly count: number };

/** Port: places that the staff gives away. */
export type FreePlaces = {
  /** Quotas of formats, for the end of a transaction: the public sale waits for them. */
  lock(tx: Tx, formatIds: readonly number[]): Promise<void>;
  /** All stocks that one transaction moves tickets between, in the order of locks. Before anything else. */
  lockAll(
    tx: Tx,
    of: { readonly formatIds: readonly number[]; readonly eventCityIds: readonly number[] },
  ): Promise<void>;
  /** All places of formats, the reserve among them. */
  capacitiesOf(tx: Tx, formatIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Free places and the reserve by kinds; exact under the lock. */
  readonly freeOf: typeof selectFree;
  /** Puts free places into the reserve, for whoever was promised them. Locked before. */
  keep(tx: Tx, place: Place): Promise<void>;
  /** As far as the reserve of a kind goes, its places are free for what this transaction reserves next; answers how many. */
  openReserve(tx: Tx, place: Place): Promise<number>;
  /** As `OrderInventory.reserveForOrder`; nobody counts how many the staff takes without paying. */
  readonly reserveForOrder: OrderInventory['reserveForOrder'];
};

export const freePlaces: FreePlaces = {
  async lock(tx, formatIds) {
    await lockQuotasOfFormats(tx, formatIds);
  },
  async lockAll(tx, { formatIds, eventCityIds }) {
    await lockQuotasOfFormats(tx, formatIds);
    await lockClusters(tx, formatIds);
    await lockShirts(tx, eventCityIds);
  },
  capacitiesOf: selectCapacities,
  freeOf: selectFree,
  keep: keepPlaces,
  openReserve,
  reserveForOrder: (tx, order) => reserveForOrder(tx, order, null),
};
