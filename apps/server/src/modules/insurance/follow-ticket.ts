import { isInsurableAge } from '@trassa/rules';
import { type Clock, toUnix } from '../../kernel/clock.ts';
import type { Minor } from '../../kernel/money.ts';
import type { Executor, Tx } from '../../platform/database/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import { isNamed, nobody, type PolicyPerson, toPerson } from './insured-person.ts';
import {
  cancelPolicies,
  cancelWithReturn,
  countValid,
  findBuyer,
  findHolder,
  type LockedPolicy,
  lockComing,
  passPolicies,
  savePerson,
  sumComing,
} from './policy-changes.repository.ts';
import { policyLetterOf } from './policy-letter.ts';
import { moveTicketPolicies } from './staff/move-policies.repository.ts';

/** Port for the tickets: what becomes of a ticket's policies with it (DEC-98). By the ticket's internal id. */
export type TicketPolicies = {
  /** A participant was registered, or another one: he is insured, or the policy is cancelled and repaid for his age. */
  name(tx: Tx, ticketId: number, info: Readonly<Record<string, unknown>>): Promise<void>;
  /** Nobody is registered any more. */
  forget(tx: Tx, ticketId: number): Promise<void>;
  /** The ticket goes to another format; what begins with the start begins so many seconds later. Back-office 5.6 */
  follow(tx: Tx, ticketId: number, to: { readonly formatId: number; readonly later: number }): Promise<void>;
  /** The ticket has a new holder. */
  pass(tx: Tx, ticketId: number, userId: number): Promise<void>;
  /** Kopecks paid for what has not begun at a moment, or not ended, by the ticket: comes back with it, by its per cent (DEC-75). */
  returnable(
    db: Executor,
    ticketIds: readonly number[],
    at: { readonly now: Date; readonly withBegun: boolean },
  ): Promise<ReadonlyMap<number, Minor>>;
  /** Valid ones that were paid for and have not begun at a moment, and those that have begun and not ended, by the ticket. */
  valid(
    db: Executor,
    ticketIds: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, { readonly coming: number; readonly begun: number }>>;
  /** The ticket is returned. */
  cancel(tx: Tx, ticketId: number): Promise<void>;
};

export type FollowDeps = { readonly clock: Clock; readonly notifications: Pick<NotificationsModule, 'queue'> };

const fits = ({ startsAt, timezone }: LockedPolicy, { birthDate }: PolicyPerson): boolean =>
  birthDate === null || isInsurableAge(birthDate, toUnix(startsAt), timezone);

const idsOf = (policies: readonly LockedPolicy[]): number[] => policies.map(({ id }) => id);

/** Cancels what the new participant cannot have; its money is sent by `repayPolicies`, which locks its order first. */
const cancelUnfit = async (
  tx: Tx,
  { clock, notifications }: FollowDeps,
  unfit: readonly LockedPolicy[],
): Promise<void> => {
  const isOwed = ({ price, orderId }: LockedPolicy): boolean => price > 0 && orderId !== null;
  const owed = unfit.filter(isOwed);
  const free = unfit.filter((policy) => !isOwed(policy));
  if (owed.length) await cancelPolicies(tx, idsOf(owed), clock(), 'due');
  if (free.length) await cancelPolicies(tx, idsOf(free), clock(), null);
  for (const { publicId, orderId } of unfit) {
    const buyer = orderId === null ? null : await findBuyer(tx, orderId);
    if (buyer) await notifications.queue(tx, [policyLetterOf('cancelled', publicId, buyer.email, buyer.language)]);
  }
};

const tellNamed = async (tx: Tx, { notifications }: FollowDeps, named: readonly LockedPolicy[]): Promise<void> => {
  for (const { publicId, userId } of named) {
    const holder = await findHolder(tx, userId);
    if (holder)
      await notifications.queue(tx, [policyLetterOf('named', publicId, holder.email, holder.language, userId)]);
  }
};

export const createTicketPolicies = (deps: FollowDeps): TicketPolicies => ({
  async name(tx, ticketId, info) {
    const policies = await lockComing(tx, ticketId, deps.clock());
    if (!policies.length) return;
    const person = toPerson(info);
    const unfit = policies.filter((policy) => !fits(policy, person));
    const kept = policies.filter((policy) => !unfit.includes(policy));
    if (unfit.length) await cancelUnfit(tx, deps, unfit);
    if (!kept.length) return;
    await savePerson(tx, idsOf(kept), person);
    const news = kept.filter((policy) => !isNamed(policy));
    if (isNamed(person)) await tellNamed(tx, deps, news);
  },
  async forget(tx, ticketId) {
    const policies = await lockComing(tx, ticketId, deps.clock());
    if (policies.length) await savePerson(tx, idsOf(policies), nobody);
  },
  follow: (tx, ticketId, to) => moveTicketPolicies(tx, ticketId, to, deps.clock()),
  async pass(tx, ticketId, userId) {
    const policies = await lockComing(tx, ticketId, deps.clock());
    if (policies.length) await passPolicies(tx, idsOf(policies), userId);
  },
  returnable: sumComing,
  valid: countValid,
  cancel: (tx, ticketId) => cancelWithReturn(tx, ticketId, deps.clock()),
});
