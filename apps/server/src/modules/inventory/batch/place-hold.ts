import type { Hold } from '@trassa/contracts';
import type { TicketKind } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { notFound, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Answer } from '../domain/decide-batch.ts';
import { tooMany, wholeTeam } from '../domain/too-many.ts';
import { checkHeldCount, checkSaleTime } from '../domain/check-sale.ts';
import type { SaleFormat } from '../domain/sale-format.ts';
import type { FoundHold } from '../hold-lookup.repository.ts';
import { findHold } from '../hold-lookup.repository.ts';
import type { HoldQueue } from './hold-queue.ts';

export type HoldsContext = {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: HoldQueue;
  readonly findFormat: (publicId: string) => Promise<SaleFormat | null>;
};

/** Who asks; called only for a request that will be settled, so that a refused one leaves no cookie. */
export type Visitor = () => { readonly visitor: string; readonly address: string };
export type HoldRequest = {
  readonly formatPublicId: string;
  readonly kind: TicketKind;
  readonly count: number;
  readonly holdId: string | null;
};

/** Seconds to wait: the queue empties quickly. */
const busyRetry = 1;

const present = (answer: Answer, request: HoldRequest): Result<Hold> => {
  switch (answer.type) {
    case 'held':
      return ok({ hold_id: answer.holdId, expires_at: answer.expiresAt, tickets_left: answer.left });
    case 'short':
      return refuse({
        code: 'tickets_unavailable',
        items: [
          {
            unique_id: '',
            message: { id: 'tickets_unavailable' },
            format_public_id: request.formatPublicId,
            kind: request.kind,
            tickets_left: answer.left,
          },
        ],
      });
    case 'too_many':
      return refuse(tooMany(answer));
    case 'unavailable':
      return refuse({ code: 'unavailable', retryAfter: busyRetry });
    case 'expired':
    case 'released':
      return refuse({ code: 'hold_expired' });
  }
};

/** Takes places for the length of a hold, or sets the count of a live hold of the same format and kind. API 5.1, DEC-59 */
export const placeHold = async (
  { clock, queue, findFormat }: HoldsContext,
  request: HoldRequest,
  visitor: Visitor,
): Promise<Result<Hold>> => {
  const format = await findFormat(request.formatPublicId);
  if (!format) return notFound();
  const refusal = checkHeldCount(format, request.count) ?? checkSaleTime(format, clock());
  if (refusal) return { ok: false, refusal };
  const { kind, count, holdId } = request;
  const teamSize = wholeTeam(format);
  const answer =
    holdId === null
      ? await queue.ask({ type: 'reserve', formatId: format.id, kind, count, teamSize, ...visitor() })
      : await queue.ask({ type: 'change', formatId: format.id, kind, count, teamSize, holdId });
  return present(answer, request);
};

const isLive = (hold: FoundHold): boolean => hold.state === 'live' && !hold.isExpired;

/** Sets the count without prolonging; the old count stays when no more is left. After the sale only fewer are possible. */
export const changeHold = async (
  { db, clock, queue, findFormat }: HoldsContext,
  id: string,
  count: number,
): Promise<Result<Hold>> => {
  const hold = await findHold(db, id);
  if (!hold) return notFound();
  if (!isLive(hold)) return refuse({ code: 'hold_expired' });
  const format = await findFormat(hold.formatPublicId);
  if (!format) return refuse({ code: 'sale_closed' });
  const refusal = checkHeldCount(format, count) ?? (count > hold.count ? checkSaleTime(format, clock()) : null);
  if (refusal) return { ok: false, refusal };
  const answer = await queue.ask({
    type: 'change',
    formatId: hold.formatId,
    kind: hold.kind,
    count,
    teamSize: wholeTeam(format),
    holdId: id,
  });
  return present(answer, { formatPublicId: hold.formatPublicId, kind: hold.kind, count, holdId: id });
};

/** Gives the places back; nothing happens to a hold that is over or belongs to an order. */
export const releaseHold = async ({ db, queue }: HoldsContext, id: string): Promise<Result<null>> => {
  const hold = await findHold(db, id);
  if (!hold) return notFound();
  if (!isLive(hold)) return ok(null);
  const answer = await queue.ask({ type: 'release', formatId: hold.formatId, holdId: id });
  return answer.type === 'unavailable' ? refuse({ code: 'unavailable', retryAfter: busyRetry }) : ok(null);
};
