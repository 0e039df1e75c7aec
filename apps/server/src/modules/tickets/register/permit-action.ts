import { type TicketAction, ticketRefusal } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Refusal } from '../../../kernel/result.ts';
import type { LockedTicket } from '../lock-ticket.ts';

const holderOnly: readonly TicketAction[] = ['register', 'disable', 'transfer', 'online', 'number'];

/** Why an action on a locked ticket is refused at `now`: `not_owner`, `deadline` or `state`; null: it is permitted. */
export const refuseAction = (
  action: TicketAction,
  ticket: LockedTicket,
  { temporary, now }: { temporary: boolean; now: Date },
): Refusal | null => {
  if (holderOnly.includes(action) && !ticket.isHolder) return { code: 'not_owner' };
  const code = ticketRefusal(
    action,
    {
      status: ticket.status,
      kind: ticket.kind,
      registered: ticket.info !== null,
      offline_registered: ticket.isHandedOut,
      preregistration: ticket.hasPreregistration,
      cancelled: ticket.isCancelled,
      refund_coming: ticket.isRefundComing,
      start_time: toUnix(ticket.startTime),
      registration_end: toUnix(ticket.registrationEnd),
      transfers: ticket.hasTransfers,
      booked_numbers: ticket.isNumberChosen,
      offer_until: ticket.offer && toUnix(ticket.offer.until),
      race: ticket.isOnline ? { status: ticket.raceStatus ?? 'none', until: toUnix(ticket.raceEnd) } : null,
    },
    { holder: ticket.isHolder, purchaser: ticket.isPurchaser, recipient: ticket.isOffered, temporary },
    toUnix(now),
  );
  if (code === null) return null;
  if (action === 'transfer' && code === 'state' && !ticket.hasTransfers && ticket.status === 'active')
    return { code, message: { id: 'transfers_off' } };
  return { code };
};
