import type { Tx } from '../../../../platform/database/index.ts';
import type { NotificationsModule } from '../../../notifications/index.ts';

/** Ports of the orders and of the letters. */
export type ParcelPorts = {
  /** In the order of their ids: refunds of their pieces wait. */
  lockOrders(tx: Tx, orderIds: readonly number[]): Promise<void>;
  /** Their parcels have left, or have arrived: those whose state it can change follow. BO-098 */
  followParcels(tx: Tx, orderIds: readonly number[], cause: 'ship' | 'deliver'): Promise<void>;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};
