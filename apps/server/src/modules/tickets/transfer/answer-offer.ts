import { ageAt, checkAge, stateAfter, ticketTransitions } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, refuse, type Refusal, type Result } from '../../../kernel/result.ts';
import { transact, type Tx } from '../../../platform/database/index.ts';
import type { Account } from '../../accounts/index.ts';
import { findSoldFormatById } from '../../events/index.ts';
import { clearRegistration, type ClearDeps } from '../register/clear-registration.ts';
import { type LockedTicket, lockTicket } from '../lock-ticket.ts';
import type { TransferDeps } from './offer-ticket.ts';
import { refuseAction } from '../register/permit-action.ts';
import type { Person } from '../show/read-ticket.ts';
import { tellTransfer } from './tell-transfer.ts';
import { passTo, setStatus } from '../register/ticket-changes.repository.ts';
import { closeOffer } from './transfers.repository.ts';

export type AnswerDeps = TransferDeps & ClearDeps;

/** A known birth date must fit the format (DEC-63); an unknown one is asked at registration. */
export const checkRecipient = async (tx: Tx, ticket: LockedTicket, account: Account): Promise<Refusal | null> => {
  const format = await findSoldFormatById(tx, ticket.formatId);
  if (!format) return { code: 'state' };
  if (account.birthDate === null) return null;
  const age = ageAt(account.birthDate, toUnix(format.startTime), format.timezone);
  const problem = checkAge(age, { age_min: format.ageMin, age_max: format.ageMax });
  return problem && { code: 'age', message: problem };
};

/**
 * The ticket is another's: participant, number and files are taken off, the QR text is another one, consent is kept. Price and
 * order stay the purchaser's, the place in a team the ticket's. DEC-73
 */
export const passTicket = async (
  tx: Tx,
  deps: Pick<AnswerDeps, 'people'> & ClearDeps,
  ticket: LockedTicket,
  to: Account,
  consent: { readonly source: string; readonly address: string },
): Promise<void> => {
  await clearRegistration(tx, deps, ticket);
  await passTo(tx, ticket.id, to.id);
  await deps.policies.pass(tx, ticket.id, to.id);
  const from = { userId: to.id, email: to.email ?? '', ...consent };
  await deps.people.saveConsents(tx, [{ purpose: 'personal_data', given: true }], from);
};

/** Accepts or declines an offered ticket. Refuses `state` (taken back, run out, answered), `deadline`, `age`, `not_owner`. DEC-73 */
export const answerOffer = (
  deps: AnswerDeps,
  asked: { readonly publicId: string; readonly isAccepted: boolean; readonly ip: string },
  person: Person,
): Promise<Result<null>> =>
  transact(deps.db, async (tx) => {
    const now = deps.clock();
    const ticket = await lockTicket(tx, asked.publicId, person.userId);
    if (!ticket) return notFound();
    if (ticket.isHolder && ticket.status === 'transfer') return refuse({ code: 'not_owner' });
    const refusal = refuseAction('confirm', ticket, { ...person, now });
    if (refusal || !ticket.offer) return { ok: false, refusal: refusal ?? { code: 'state' } };
    const account = await deps.people.findAccount(tx, person.userId);
    if (!account) return notFound();
    if (asked.isAccepted) {
      const misfit = await checkRecipient(tx, ticket, account);
      if (misfit) return { ok: false, refusal: misfit };
      await passTicket(tx, deps, ticket, account, { source: 'transfer', address: asked.ip });
    }
    const cause = asked.isAccepted ? 'accept' : 'decline';
    await setStatus(tx, ticket.id, stateAfter(ticketTransitions, ticket.status, cause));
    const status = asked.isAccepted ? 'accepted' : 'declined';
    await closeOffer(tx, ticket.offer.id, status, now, person.userId);
    await tellTransfer(tx, deps.notifications, ticket.offer.id, status);
    return ok(null);
  });
