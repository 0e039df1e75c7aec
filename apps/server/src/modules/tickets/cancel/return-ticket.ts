import { nextState, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import { type Database, transact, type Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/http/index.ts';
import { type Claim, lockOrder, type OrderPart, type OrdersModule, runOnce, setKeyOrder } from '../../orders/index.ts';
import { lockTicket } from '../lock-ticket.ts';
import {
  findReturnedSum,
  findTicketToReturn,
  insertReturn,
  setTicketStatus,
  type TicketToReturn,
} from './cancel.repository.ts';
import { type CloseDeps, closeReturn } from './close-return.ts';
import { quoteTicket } from './quote-return.ts';

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

const returnOf = ({ id, orderId, lineId }: TicketToReturn): Omit<OrderPart, 'amount'> => ({
  orderId,
  lineId,
  cause: `${ticketCause}:${id}`,
});

/** Locks: the order (its payment is counted under it), the ticket, then what is given back. */
const giveBack = async (tx: Tx, deps: ReturnDeps, asked: AskedReturn, claim: Claim | null): Promise<Result<Minor>> => {
  const seen = await findTicketToReturn(tx, asked.publicId, asked.userId);
  if (!seen) return notFound();
  await lockOrder(tx, seen.orderId);
  if (!(await lockTicket(tx, asked.publicId, asked.userId))) return notFound();
  // Read again under the lock: whoever held it may have changed the ticket.
  const ticket = await findTicketToReturn(tx, asked.publicId, asked.userId);
  if (!ticket) return notFound();
  const now = deps.clock();
  const quote = await quoteTicket(tx, deps.policies, ticket, now);
  if (!quote.ok) return quote;
  const { sum, percent, insurance, basis } = quote.value;
  if (asked.sum !== null && differs(asked.sum, sum)) return refuse({ code: 'price_changed' });
  const next = nextState(ticketTransitions, ticket.status, 'cancel');
  if (next === null) return refuse({ code: 'state' });
  await setTicketStatus(tx, ticket.id, next);
  const { id: ticketId } = ticket;
  await insertReturn(tx, { ticketId, userId: asked.userId, percent, paid: basis, insurance, sum, now });
  if (sum > 0) await deps.refundPart(tx, { ...returnOf(ticket), amount: sum });
  else await closeReturn(tx, deps, ticket.id);
  if (claim) await setKeyOrder(tx, claim, ticket.orderId);
  return ok(sum);
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
