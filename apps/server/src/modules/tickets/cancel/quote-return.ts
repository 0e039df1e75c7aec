import type { CancelQuote } from '@trassa/contracts';
import { quoteRefund, readRefundPolicy, returnObstacle, type RefundQuote } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { findTicketToReturn, type TicketToReturn } from './cancel.repository.ts';

/** Policies that come back with their ticket (DEC-98) are sold with issue of their own kind of goods. */
export type ReturnQuote = RefundQuote & { readonly insurance: Minor };

/** What comes back at a moment, or why the ticket cannot be returned (DEC-75). */
export const quoteTicket = (ticket: TicketToReturn, now: Date): Result<ReturnQuote> => {
  const start = toUnix(ticket.startTime);
  const obstacle = returnObstacle({ ...ticket, start }, toUnix(now));
  if (obstacle) return refuse({ code: obstacle });
  const policy = readRefundPolicy(ticket.policy);
  const insurance = 0;
  const quote = quoteRefund({ paid: ticket.paid, insurance, policy, start, timezone: ticket.timezone }, toUnix(now));
  return ok({ ...quote, ...ticket.promised, insurance });
};

/** The quote that is shown before the buyer confirms. API §5.3 */
export const readQuote = async (
  db: Database,
  asked: { publicId: string; userId: number; now: Date },
): Promise<Result<{ values: CancelQuote }>> => {
  const ticket = await findTicketToReturn(db, asked.publicId, asked.userId);
  if (!ticket) return notFound();
  const quote = quoteTicket(ticket, asked.now);
  if (!quote.ok) return quote;
  const { sum, percent, insurance, until } = quote.value;
  return ok({
    values: {
      sum: toRoubles(sum),
      percent,
      paid: toRoubles(ticket.paid),
      insurance: toRoubles(insurance),
      until,
      rules: readRefundPolicy(ticket.policy).map(({ days, percent: share }) => ({ days, percent: share })),
    },
  });
};
