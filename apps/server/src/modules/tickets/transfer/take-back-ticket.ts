import { stateAfter, ticketTransitions } from '@trassa/rules';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { transact } from '../../../platform/database/index.ts';
import { lockTicket } from '../lock-ticket.ts';
import type { TransferDeps } from './offer-ticket.ts';
import { refuseAction } from '../register/permit-action.ts';
import type { Person } from '../show/read-ticket.ts';
import { tellTransfer } from './tell-transfer.ts';
import { setStatus } from '../register/ticket-changes.repository.ts';
import { closeOffer } from './transfers.repository.ts';

/** The giver takes an offer back while it waits; the registration is as it was. Refuses `state` (accepted already). DEC-73 */
export const takeBackTicket = (
  { db, clock, notifications }: TransferDeps,
  publicId: string,
  person: Person,
): Promise<Result<null>> =>
  transact(db, async (tx) => {
    const now = clock();
    const ticket = await lockTicket(tx, publicId, person.userId);
    if (!ticket) return notFound();
    const refusal = refuseAction('return', ticket, { ...person, now });
    if (refusal || !ticket.offer) return refuse({ code: 'state' });
    await closeOffer(tx, ticket.offer.id, 'taken_back', now);
    await setStatus(tx, ticket.id, stateAfter(ticketTransitions, ticket.status, 'take_back'));
    await tellTransfer(tx, notifications, ticket.offer.id, 'taken_back');
    return ok(null);
  });
