import type { CancelQuote } from '@trassa/contracts';
import {
  divideHalfUp,
  quoteRefund,
  readRefundPolicy,
  refundBasis,
  returnObstacle,
  type RefundQuote,
} from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database, Executor, Tx } from '../../../platform/database/index.ts';
import { restOfOrder } from '../../orders/index.ts';
import { findTicketToReturn, type TicketToReturn } from './cancel.repository.ts';
import { groupAmong, selectGroups, type TicketGroup } from './group.repository.ts';

/** Port of the insurance: policies that come back with their ticket (DEC-98). */
export type ReturnPolicies = {
  /** Kopecks paid for those that have not begun – or not ended – by the ticket; nothing where there are none. */
  returnable(
    db: Executor,
    ticketIds: readonly number[],
    at: { readonly now: Date; readonly withBegun: boolean },
  ): Promise<ReadonlyMap<number, Minor>>;
  /** How many are valid: paid for and not begun, begun and not ended, by the ticket. */
  valid(
    db: Executor,
    ticketIds: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, { readonly coming: number; readonly begun: number }>>;
  /** They are valid no more. */
  cancel(tx: Tx, ticketId: number): Promise<void>;
};

/**
 * `basis`: what the percent is taken from, the price of the rest of a group considered. `gone`: what is not in the sum because it has gone
 * back with the order before.
 */
export type ReturnQuote = RefundQuote & { readonly insurance: Minor; readonly basis: Minor; readonly gone?: Minor };

/** How a ticket is returned: by the policy of its event, or by another per cent of what was paid for it. */
export type ReturnTerms = {
  readonly percent: number | null;
  readonly withInsurance: boolean;
  /** The whole price of its insurance comes back: the start is called off. */
  readonly isOurs: boolean;
};
export const byPolicy: ReturnTerms = { percent: null, withInsurance: true, isOurs: false };

/** What a ticket is quoted by beside itself. */
type Around = { readonly insurance: Minor; readonly group: TicketGroup | null };

/** What comes back of a ticket at a moment; one rule for its buyer, the staff and a start that is called off (DEC-75, BO-065). */
export const quoteOn = (
  ticket: TicketToReturn,
  { insurance: paidInsurance, group }: Around,
  { percent, withInsurance, isOurs }: ReturnTerms,
  now: Date,
): ReturnQuote => {
  const policy = readRefundPolicy(ticket.policy);
  const start = toUnix(ticket.startTime);
  const insurance = withInsurance ? paidInsurance : 0;
  const freeUntil = ticket.freeUntil && toUnix(ticket.freeUntil);
  // A start that was moved costs nobody the price of his group.
  const isFree = freeUntil !== null && toUnix(now) < freeUntil;
  const isGrouped = group && percent === null && !isFree;
  const basis = isGrouped ? refundBasis(group.place, group.rest, group.kept) : ticket.paid;
  const { timezone } = ticket;
  const quote = quoteRefund({ paid: basis, insurance, policy, start, timezone, freeUntil }, toUnix(now));
  const share = percent ?? quote.percent;
  const ours = divideHalfUp(basis * share, 100) + insurance;
  const other = percent === null ? quote.sum : divideHalfUp((basis + insurance) * percent, 100);
  return { ...quote, percent: share, sum: isOurs ? ours : other, insurance, basis, ...ticket.promised };
};

/**
 * What comes back beyond an earlier promise of a ticket whose start is called off: what the rule gives more, and its insurance whole. What was
 * promised stays, also where it was more. BO-046
 */
export const beyondPromise = (ticket: TicketToReturn, around: Around, terms: ReturnTerms, now: Date): Minor => {
  const { promised } = ticket;
  if (!promised || !terms.isOurs) return 0;
  const { percent, basis, insurance } = quoteOn({ ...ticket, promised: null }, around, terms, now);
  // By the policy it is cheaper among others as it was when it was promised.
  const own = divideHalfUp((terms.percent === null ? promised.basis : basis) * percent, 100);
  const most = Math.max(own, divideHalfUp(promised.basis * promised.percent, 100));
  return Math.max(0, most + Math.max(insurance, promised.insurance) - promised.sum);
};

/** What comes back of a ticket and of its insurance at a moment, never more than is left of its order, or why it cannot be returned (DEC-75, BO-071). */
export const quoteTicket = async (
  db: Executor,
  policies: Pick<ReturnPolicies, 'returnable'>,
  ticket: TicketToReturn,
  now: Date,
): Promise<Result<ReturnQuote>> => {
  const obstacle = returnObstacle({ ...ticket, start: toUnix(ticket.startTime) }, toUnix(now));
  if (ticket.isRefundComing && obstacle !== 'not_owner')
    return refuse({ code: 'state', message: { id: 'refund_coming' } });
  if (obstacle) return refuse({ code: obstacle });
  const insurance = (await policies.returnable(db, [ticket.id], { now, withBegun: false })).get(ticket.id) ?? 0;
  const group = groupAmong((await selectGroups(db, [ticket.id])).get(ticket.id) ?? [], ticket.id);
  const quote = quoteOn(ticket, { insurance, group }, byPolicy, now);
  // A promise is off what is left already.
  if (ticket.promised) return ok(quote);
  const sum = Math.min(quote.sum, await restOfOrder(db, ticket.orderId));
  return ok({ ...quote, sum, gone: quote.sum - sum });
};

/** The quote that is shown before the buyer confirms. API §5.3 */
export const readQuote = async (
  { db, policies }: { readonly db: Database; readonly policies: ReturnPolicies },
  asked: { publicId: string; userId: number; now: Date },
): Promise<Result<{ values: CancelQuote }>> => {
  const ticket = await findTicketToReturn(db, asked.publicId, asked.userId);
  if (!ticket) return notFound();
  const quote = await quoteTicket(db, policies, ticket, asked.now);
  if (!quote.ok) return quote;
  const { sum, percent, insurance, basis, until, gone = 0 } = quote.value;
  return ok({
    values: {
      sum: toRoubles(sum),
      percent,
      paid: toRoubles(basis),
      ...(basis < ticket.paid ? { group: toRoubles(ticket.paid - basis) } : {}),
      insurance: toRoubles(insurance),
      ...(gone > 0 ? { gone: toRoubles(gone) } : {}),
      until,
      rules: readRefundPolicy(ticket.policy).map(({ days, percent: share }) => ({ days, percent: share })),
    },
  });
};
