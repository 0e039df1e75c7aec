import type { CancelQuote } from '@trassa/contracts';
import { quoteRefund, readRefundPolicy, refundBasis, returnObstacle, type RefundQuote } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database, Executor, Tx } from '../../../platform/database/index.ts';
import { findTicketToReturn, type TicketToReturn } from './cancel.repository.ts';
import { findGroup } from './group.repository.ts';

/** Port of the insurance: policies that come back with their ticket (DEC-98). */
export type ReturnPolicies = {
  /** Kopecks paid for those that have not begun. */
  returnable(db: Executor, ticketId: number): Promise<Minor>;
  /** They are valid no more. */
  cancel(tx: Tx, ticketId: number): Promise<void>;
};

/** `basis`: what the percent is taken from, the price of the rest of a group considered. */
export type ReturnQuote = RefundQuote & { readonly insurance: Minor; readonly basis: Minor };

/** What comes back of a ticket and of its insurance at a moment, or why it cannot be returned (DEC-75). */
export const quoteTicket = async (
  db: Executor,
  policies: ReturnPolicies,
  ticket: TicketToReturn,
  now: Date,
): Promise<Result<ReturnQuote>> => {
  const start = toUnix(ticket.startTime);
  const obstacle = returnObstacle({ ...ticket, start }, toUnix(now));
  if (obstacle) return refuse({ code: obstacle });
  const policy = readRefundPolicy(ticket.policy);
  const insurance = await policies.returnable(db, ticket.id);
  const group = await findGroup(db, ticket.id);
  const basis = group ? refundBasis(group.place, group.rest, group.kept) : ticket.paid;
  const quote = quoteRefund({ paid: basis, insurance, policy, start, timezone: ticket.timezone }, toUnix(now));
  return ok({ ...quote, insurance, basis, ...ticket.promised });
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
  const { sum, percent, insurance, basis, until } = quote.value;
  return ok({
    values: {
      sum: toRoubles(sum),
      percent,
      paid: toRoubles(basis),
      ...(basis < ticket.paid ? { group: toRoubles(ticket.paid - basis) } : {}),
      insurance: toRoubles(insurance),
      until,
      rules: readRefundPolicy(ticket.policy).map(({ days, percent: share }) => ({ days, percent: share })),
    },
  });
};
