import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { tellTransfer } from './tell-transfer.ts';
import { selectWaitingOf } from './transfers.repository.ts';

/**
 * Tells the other side of each offer that ends with a person who is erased: his own are taken back, those to his addresses (in
 * lower case) declined. Call before they are closed, while their addresses are known. DEC-73
 */
export const tellEndedOffers = async (
  tx: Tx,
  notifications: Pick<NotificationsModule, 'queue'>,
  person: { readonly userId: number; readonly emails: readonly string[] },
): Promise<void> => {
  for (const { id, isOwn } of await selectWaitingOf(tx, person))
    await tellTransfer(tx, notifications, id, isOwn ? 'taken_back' : 'declined');
};
