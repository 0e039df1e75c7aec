import type { Language } from '@trassa/contracts';
import { normaliseEmail } from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { type AnswerDeps, checkRecipient, passTicket } from '../transfer/answer-offer.ts';
import { makeOffer } from '../transfer/offer-ticket.ts';
import { tellTransfer } from '../transfer/tell-transfer.ts';
import { insertHandOver } from '../transfer/transfers.repository.ts';
import { actedOn } from './acted.ts';
import { findByMailbox } from './acts.repository.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';

type Asked = SeenTicket & {
  readonly email: string;
  /** The recipient has agreed before the staff, so nothing is waited for. */
  readonly isAccepted: boolean;
  readonly reason: string;
  /** IP address of who wrote the consent down. */
  readonly ip: string;
};

/** At once: to an account whose mailbox is proved, because a ticket belongs to somebody who can come in. Answers whose it is. */
const giveNow = async (
  tx: Tx,
  deps: AnswerDeps,
  ticket: LockedTicket,
  { email, ip }: Asked,
): Promise<Result<number>> => {
  const address = normaliseEmail(email);
  const id = await findByMailbox(tx, address);
  const account = id === null ? null : await deps.people.findAccount(tx, id);
  if (!account) return invalid({ email: { id: 'transfer_unknown' } });
  if (account.id === ticket.userId) return invalid({ email: { id: 'transfer_held' } });
  const misfit = await checkRecipient(tx, ticket, account);
  if (misfit) return { ok: false, refusal: misfit };
  const now = deps.clock();
  const sides = { ticketId: ticket.id, fromUserId: ticket.userId, toUserId: account.id };
  await passTicket(tx, deps, ticket, account, { source: 'office', address: ip });
  const handOver = await insertHandOver(tx, { ...sides, email: address, language: account.language, now });
  await tellTransfer(tx, deps.notifications, handOver, 'accepted');
  await tellTransfer(tx, deps.notifications, handOver, 'given');
  return ok(account.id);
};

/**
 * Offers a ticket by its letter, or hands it over at once when the recipient consents before the staff: as an accepted transfer.
 * Refuses `validation` at `email`, `age`, `deadline` (nobody could accept an offer any more), `state`, `conflict`.
 */
export const handOver = async (
  deps: AnswerDeps,
  tx: Tx,
  asked: Asked,
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, 'transfer', asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  if (!asked.isAccepted && deps.clock() >= ticket.registrationEnd) return refuse({ code: 'deadline' });
  const done = asked.isAccepted
    ? await giveNow(tx, deps, ticket, asked)
    : await makeOffer(tx, deps, ticket, { email: asked.email });
  if (!done.ok) return done;
  const field = asked.isAccepted ? 'holder' : 'offered_to';
  const changes = [{ field, before: null, after: normaliseEmail(asked.email), person: done.value ?? ticket.userId }];
  const id = asked.isAccepted ? 'ticket_handed_over' : 'transfer_offered';
  return actedOn(tx, ticket, { changes, reason: asked.reason }, { id, language });
};
