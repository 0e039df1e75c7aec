import { nextState, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/http/index.ts';
import { type Claim, lockPaying, type OrdersModule, runOnce, setKeyOrder } from '../../orders/index.ts';
import { lockTicket } from '../lock-ticket.ts';
import {
  findReturnedSum,
  findTicketToReturn,
  insertReturn,
  setTicketStatus,
  type TicketToReturn,
} from './cancel.repository.ts';
import { type CloseDeps, closeReturn } from './close-return.ts';
import { quoteTicket, type ReturnQuote } from './quote-return.ts';

export type ReturnDeps = CloseDeps & {
  readonly db: Database;
  readonly clock: Clock;
  /** Port of the orders: this much of the order's money goes back for the ticket. */
  refundPart: OrdersModule['refundPart'];
};

/** What the causes of returned tickets are called. */
export const ticketCause = 'ticket';

export type AskedReturn = {
  readonly publicId: string;
  readonly userId: number;
  /** Roubles that the buyer saw; null: he trusts us. */
  readonly sum: number | null;
  readonly idempotency: Idempotency | null;
};

const differs = (seen: number, sum: Minor): boolean => Math.abs(seen * 100 - sum) > 1e-4;

/** A return of a ticket as it is asked for: by whom, and by which quote. */
type Beginning = {
  readonly userId: number;
  readonly quote: ReturnQuote;
  readonly now: Date;
  readonly isQuiet?: boolean;
  /** Policies that have begun come back too. */
  readonly withBegun?: boolean;
};

/**
 * The one walk of every return, by whoever may: the ticket waits for its money. The caller has locked order and ticket, quoted
 * under these locks, and sends the money.
 */
export const beginReturn = async (
  tx: Tx,
  { id: ticketId, status }: TicketToReturn,
  { userId, quote: { sum, percent, insurance, basis }, now, isQuiet = false, withBegun = false }: Beginning,
): Promise<Result<Minor>> => {
  const next = nextState(ticketTransitions, status, 'cancel');
  if (next === null) return refuse({ code: 'state' });
  await setTicketStatus(tx, ticketId, next);
  await insertReturn(tx, {
    ticketId,
    userId,
    percent,
    paid: basis,
    insurance,
    sum,
    now,
    isQuiet,
    withBegun,
    isBlocked: status === 'blocked',
  });
  return ok(sum);
};

/** Locks: the orders of the ticket (their payments are counted under them), the ticket, then what is given back. */
const giveBack = async (tx: Tx, deps: ReturnDeps, asked: AskedReturn, claim: Claim | null): Promise<Result<Minor>> => {
  const seen = await findTicketToReturn(tx, asked.publicId, asked.userId);
  if (!seen) return notFound();
  await lockPaying(tx, seen.orderId);
  if (!(await lockTicket(tx, asked.publicId, asked.userId))) return notFound();
  // Read again under the lock: whoever held it may have changed the ticket.
  const ticket = await findTicketToReturn(tx, asked.publicId, asked.userId);
  if (!ticket) return notFound();
  // Moved meanwhile: another sum, of orders that are not locked.
  if (ticket.orderId !== seen.orderId) return refuse({ code: 'price_changed' });
  const now = deps.clock();
  const quote = await quoteTicket(tx, deps.policies, ticket, now);
  if (!quote.ok) return quote;
  if (asked.sum !== null && differs(asked.sum, quote.value.sum)) return refuse({ code: 'price_changed' });
  const begun = await beginReturn(tx, ticket, { userId: asked.userId, quote: quote.value, now });
  if (!begun.ok) return begun;
  const { id, orderId, lineId } = ticket;
  if (begun.value > 0)
    await deps.refundPart(tx, { orderId, lineId, cause: `${ticketCause}:${id}`, amount: begun.value });
  else await closeReturn(tx, deps, id);
  if (claim) await setKeyOrder(tx, claim, ticket.orderId);
  return begun;
};

/**
 * Returns one ticket for money: the sum is queued and the ticket waits for it, or it is returned at once when there is
 * nothing to send. The same key repeats the first answer (DEC-15, DEC-75). Answers roubles.
 */
export const returnTicket = (deps: ReturnDeps, asked: AskedReturn): Promise<Result<{ sum: number }>> =>
  runOnce(deps.db, {
    idempotency: asked.idempotency,
    scope: `cancel:${asked.userId}`,
    async run(claim) {
      const returned = await transact(deps.db, (tx) => giveBack(tx, deps, asked, claim));
      return returned.ok ? ok({ sum: toRoubles(returned.value) }) : returned;
    },
    async repeat() {
      const sum = await findReturnedSum(deps.db, asked.publicId, asked.userId);
      return sum === null ? notFound() : ok({ sum: toRoubles(sum) });
    },
  });
