import type { Language } from '@trassa/contracts';
import { emailKey, isEmail, normaliseEmail, stateAfter, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../../platform/database/index.ts';
import type { AccountsModule } from '../../accounts/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import { type LockedTicket, lockTicket } from '../lock-ticket.ts';
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
 * An offer of a locked ticket by its holder, with its letter: for seven days and no longer than registration_end. Refuses
 * `validation` at `email` and `rate_limited`.
 */
export const makeOffer = async (
  tx: Tx,
  { clock, notifications, people }: Omit<TransferDeps, 'db'>,
  ticket: LockedTicket,
  /** `language`: of the giver; absent: that of his account. */
  to: { readonly email: string; readonly language?: Language },
): Promise<Result<null>> => {
  const email = normaliseEmail(to.email);
  if (!isEmail(email)) return invalid({ email: { id: 'email' } });
  const giver = await people.findAccount(tx, ticket.userId);
  if (emailKey(giver?.email ?? '') === emailKey(email)) return invalid({ email: { id: 'transfer_own' } });
  const allowed = await people.takeOfferLetter(tx, { email, ticketId: ticket.id });
  if (!allowed.ok) return allowed;
  const week = new Date(clock().getTime() + offerDays * 86_400_000);
  const until = week < ticket.registrationEnd ? week : ticket.registrationEnd;
  const language = to.language ?? giver?.language ?? 'ru';
  const offerId = await insertOffer(tx, { ticketId: ticket.id, fromUserId: ticket.userId, email, language, until });
  await setStatus(tx, ticket.id, stateAfter(ticketTransitions, ticket.status, 'offer'));
  await tellTransfer(tx, notifications, offerId, 'offer');
  return ok(null);
};

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
    return makeOffer(tx, { clock, notifications, people }, ticket, { email: asked.email, language: person.language });
  });
