import type { Tx } from '../../platform/database/index.ts';
import { lockTicketRow, readAround, type TicketAround, type LockedTicketRow } from './lock-ticket.repository.ts';

export type { TicketAround, LockedTicketRow, WaitingOffer } from './lock-ticket.repository.ts';

/** A locked ticket with what one person is to it: who holds it, who bought it, or who has been offered it. */
export type LockedTicket = LockedTicketRow &
  TicketAround & {
    readonly isHolder: boolean;
    readonly isPurchaser: boolean;
  };

/**
 * The ticket, locked until the end of the transaction: the first lock of everything that changes one (registering,
 * transferring, cancelling), so that of two at once the second decides by what the first has left. Two statements; null
 * for an unknown ticket and for people who have nothing to do with it.
 */
export const lockTicket = async (tx: Tx, publicId: string, userId: number): Promise<LockedTicket | null> => {
  const ticket = await lockTicketRow(tx, publicId);
  if (!ticket) return null;
  const around = await readAround(tx, ticket, userId);
  const isHolder = ticket.userId === userId;
  const isPurchaser = ticket.originalUserId === userId;
  if (!isHolder && !isPurchaser && !around.hadPart) return null;
  return { ...ticket, ...around, isHolder, isPurchaser };
};
