import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { endOffersOfStart } from './offers-of-start.repository.ts';
import { tellTransfer } from './tell-transfer.ts';

/** A start is called off: nobody can accept a ticket of it any more, and whoever was offered one is told. */
export const endOffers = async (
  tx: Tx,
  notifications: Pick<NotificationsModule, 'queue'>,
  startId: number,
): Promise<void> => {
  for (const offer of await endOffersOfStart(tx, startId)) await tellTransfer(tx, notifications, offer, 'taken_back');
};
