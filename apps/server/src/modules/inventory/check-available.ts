import { leftOf } from '@trassa/rules';
import type { TicketKind } from '@trassa/rules';
import { toUnix } from '../../kernel/clock.ts';
import { notFound, ok, refuse } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { checkBoughtCount, checkSaleTime } from './domain/check-sale.ts';
import { findHold, selectLeft } from './hold-lookup.repository.ts';
import type { HoldsContext, HoldRequest } from './batch/place-hold.ts';

export type Availability = {
  available: true;
  tickets_left: { [kind in TicketKind]?: number };
  expires_at: number | null;
};

/** Whether so many could be paid for now, own held places included; reserves nothing. DEC-60, DEC-62 */
export const checkAvailable = async (
  { db, clock, findFormat }: HoldsContext,
  request: HoldRequest,
): Promise<Result<Availability>> => {
  const format = await findFormat(request.formatPublicId);
  if (!format) return notFound();
  const [hold, left] = await Promise.all([
    request.holdId === null ? null : findHold(db, request.holdId),
    selectLeft(db, format.id),
  ]);
  // Places of an order that waits for payment are still this buyer's own.
  const isOwn =
    hold &&
    (hold.state === 'live' || hold.state === 'ordered') &&
    !hold.isExpired &&
    hold.formatId === format.id &&
    hold.kind === request.kind;
  if (request.holdId !== null && !isOwn) return refuse({ code: 'hold_expired' });
  const most = leftOf(left, request.kind) + (hold?.count ?? 0);
  const problem = checkBoughtCount(format, request.count, most);
  if (problem) {
    const item = {
      unique_id: '',
      message: { id: 'tickets_unavailable' },
      format_public_id: request.formatPublicId,
      kind: request.kind,
      tickets_left: most,
    };
    return refuse({ ...problem.refusal, ...(problem.isShort ? { items: [item] } : {}) });
  }
  const closed = checkSaleTime(format, clock());
  if (closed) return { ok: false, refusal: closed };
  return ok({ available: true, tickets_left: left, expires_at: hold ? toUnix(hold.expiresAt) : null });
};
