import { emailKey, isEmail, normaliseEmail, stateAfter, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import { type Database, transact } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { lockTicket } from '../lock-ticket.ts';
import { refuseAction } from '../register/permit-action.ts';
import type { Person } from '../show/read-ticket.ts';
import { tellTransfer } from './tell-transfer.ts';
import { setStatus } from '../register/ticket-changes.repository.ts';
import { insertOffer } from './transfers.repository.ts';

export type TransferDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
  readonly people: Pick<AccountsModule, 'findAccount' | 'saveConsents' | 'takeOfferLetter'>;
};

const offerDays = 7;

/**
 * Offers a ticket to a person by e-mail, for seven days and no longer than registration_end; whether the address has an
 * account is not told. Refuses `validation` at `email`, `deadline`, `state`, `not_owner`, `rate_limited` when its mailbox has had
 * enough letters of offers today (DEC-117). DEC-73
 */
export const offerTicket = (
  { db, clock, notifications, people }: TransferDeps,
  asked: { readonly publicId: string; readonly email: string },
  person: Person,
): Promise<Result<null>> =>
  transact(db, async (tx) => {
    const now = clock();
    const ticket = await lockTicket(tx, asked.publicId, person.userId);
    if (!ticket) return notFound();
    const refusal = refuseAction('transfer', ticket, { ...person, now });
    if (refusal) return { ok: false, refusal };
    const email = normaliseEmail(asked.email);
    if (!isEmail(email)) return invalid({ email: { id: 'email' } });
    const own = (await people.findAccount(tx, person.userId))?.email ?? '';
    if (emailKey(own) === emailKey(email)) return invalid({ email: { id: 'transfer_own' } });
    const allowed = await people.takeOfferLetter(tx, { email, ticketId: ticket.id });
    if (!allowed.ok) return allowed;
    const week = new Date(now.getTime() + offerDays * 86_400_000);
    const until = week < ticket.registrationEnd ? week : ticket.registrationEnd;
    const { language, userId } = person;
    const offerId = await insertOffer(tx, { ticketId: ticket.id, fromUserId: userId, email, language, until });
    await setStatus(tx, ticket.id, stateAfter(ticketTransitions, ticket.status, 'offer'));
    await tellTransfer(tx, notifications, offerId, 'offer');
    return ok(null);
  });
