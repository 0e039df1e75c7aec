import type { Tx } from '../../../platform/database/index.ts';
import type { FreePlaces, OrderInventory } from '../../inventory/index.ts';
import { selectStocksOf } from './line-tickets.repository.ts';

export type StocksDeps = {
  readonly freePlaces: Pick<FreePlaces, 'lockAll'>;
  readonly inventory: Pick<OrderInventory, 'lockTeams'>;
};

/**
 * All that tickets give back by one transaction, before the first of them: one after another they would lock it in the order of the
 * tickets, against a purchase that locks in the order of stocks.
 */
export const lockStocksOf = async (
  tx: Tx,
  { freePlaces, inventory }: StocksDeps,
  ticketIds: readonly number[],
): Promise<void> => {
  const { formatIds, eventCityIds, teamIds } = await selectStocksOf(tx, ticketIds);
  await freePlaces.lockAll(tx, { formatIds, eventCityIds });
  await inventory.lockTeams(tx, teamIds);
};
