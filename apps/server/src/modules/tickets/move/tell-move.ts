import type { Tx } from '../../../platform/database/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { findMailboxOf } from '../acts/mailbox-of-ticket.repository.ts';
import { findOtherBuyer } from './moves.repository.ts';

/** `pay`: a link; `moved`: the new ticket, to its holder; `told`: its buyer, who does not hold it. */
export type MoveNews = 'pay' | 'moved' | 'told';

type Queue = Pick<NotificationsModule, 'queue'>;
type Told = { readonly news: MoveNews; readonly move: string; readonly ticket: string; readonly holder?: string };
type To = { readonly email: string; readonly language: 'ru' | 'en' };

/** Queues a letter about a move, once each. */
export const queueMoveLetter = (
  tx: Tx,
  { queue }: Queue,
  { email: recipient, language }: To,
  { news, move, ticket, holder = '' }: Told,
): Promise<void> =>
  queue(tx, [
    {
      template: 'ticket_move',
      recipient,
      language,
      data: { move, news, ticket, holder },
      dedupeKey: `ticket_move:${move}:${news}`,
    },
  ]);

/** A ticket was moved: its holder gets it anew, and who bought it for him hears of the money. */
export const tellMove = async (
  tx: Tx,
  notifications: Queue,
  { id, publicId: ticket }: { readonly id: number; readonly publicId: string },
  move: string,
): Promise<void> => {
  const to = await findMailboxOf(tx, id);
  if (to) await queueMoveLetter(tx, notifications, to, { news: 'moved', move, ticket, holder: to.holder });
  const buyer = await findOtherBuyer(tx, id);
  if (buyer) await queueMoveLetter(tx, notifications, buyer, { news: 'told', move, ticket });
};
