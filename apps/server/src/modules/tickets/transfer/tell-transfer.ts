import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { TransferNews } from './transfer-words.ts';
import { findSides } from './transfers.repository.ts';

/** To whom each piece of news goes. */
const reader: Readonly<Record<TransferNews, 'recipient' | 'giver'>> = {
  offer: 'recipient',
  accepted: 'giver',
  declined: 'giver',
  taken_back: 'recipient',
  lapsed: 'giver',
  given: 'recipient',
};

/** Queues the letter about an offer, in the transaction of its cause. A giver without an address is told nothing. */
export const tellTransfer = async (
  tx: Tx,
  { queue }: Pick<NotificationsModule, 'queue'>,
  offerId: number,
  news: TransferNews,
): Promise<void> => {
  const { email, language } = (await findSides(tx, offerId))[reader[news]];
  if (email === null) return;
  await queue(tx, [
    {
      template: 'transfer',
      recipient: email,
      language,
      data: { transfer: offerId, news },
      dedupeKey: `transfer:${offerId}:${news}`,
    },
  ]);
};
