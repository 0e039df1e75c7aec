import type { TicketKind } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import {
  bookForHold,
  bookForTicket,
  countNumbersOfHold,
  findFormatNumbers,
  selectStrangeNumbers,
} from './numbers.repository.ts';
import type { HeldTickets } from '../held-tickets.ts';
import { selectHolds } from '../order/order-holds.repository.ts';
import { findHold } from '../hold-lookup.repository.ts';

export type NumberRequest = {
  readonly userId: number;
  readonly formatPublicId: string;
  readonly number: number;
  readonly ticketPublicId: string | null;
  readonly holdId: string | null;
};
export type BookedNumber = { readonly number: number; readonly expiresAt: number | null };

const fits = async (tx: Tx, formatId: number, number: number, kind: TicketKind): Promise<boolean> =>
  (await selectStrangeNumbers(tx, [{ formatId, number, kind }])).length === 0;

const forTicket = async (
  tx: Tx,
  tickets: HeldTickets,
  formatId: number,
  request: NumberRequest,
  ticketPublicId: string,
): Promise<Result<BookedNumber>> => {
  const ticket = await tickets.lock(tx, { publicId: ticketPublicId, formatId, userId: request.userId });
  if (!ticket) return notFound();
  if (!ticket.isHeld) return refuse({ code: 'not_owner' });
  if (!ticket.isActive) return refuse({ code: 'state' });
  if (!(await fits(tx, formatId, request.number, ticket.kind))) return refuse({ code: 'number_taken' });
  if (!(await bookForTicket(tx, formatId, request.number, ticket.id))) return refuse({ code: 'number_taken' });
  await tickets.setNumber(tx, ticket.id, request.number);
  return ok({ number: request.number, expiresAt: null });
};

const forHold = async (
  tx: Tx,
  formatId: number,
  request: NumberRequest,
  holdId: string,
): Promise<Result<BookedNumber>> => {
  const locked = (await selectHolds(tx, [holdId], true)).get(holdId);
  const hold = await findHold(tx, holdId);
  if (!locked || !hold || locked.formatId !== formatId) return notFound();
  if (locked.state !== 'live' || locked.isExpired) return refuse({ code: 'hold_expired' });
  if (!(await fits(tx, formatId, request.number, hold.kind))) return refuse({ code: 'number_taken' });
  if ((await countNumbersOfHold(tx, holdId, request.number)) >= hold.count) return refuse({ code: 'state' });
  if (!(await bookForHold(tx, formatId, request.number, holdId, hold.expiresAt)))
    return refuse({ code: 'number_taken' });
  return ok({ number: request.number, expiresAt: toUnix(hold.expiresAt) });
};

export type BookNumberDeps = { readonly db: Database; readonly clock: Clock; readonly heldTickets: HeldTickets };

/** Books a start number: for an own ticket for good, for a hold till it ends. DEC-69 */
export const bookNumber = async (
  { db, clock, heldTickets }: BookNumberDeps,
  request: NumberRequest,
): Promise<Result<BookedNumber>> => {
  const { ticketPublicId, holdId } = request;
  const format = await findFormatNumbers(db, request.formatPublicId);
  if (!format) return notFound();
  if (!format.isChosen) return refuse({ code: 'state' });
  if ((ticketPublicId === null) === (holdId === null)) return invalid({ ticket_public_id: { id: 'wrong_value' } });
  if (clock() >= format.registrationEnd) return refuse({ code: 'deadline' });
  return db.transaction().execute(async (tx) => {
    if (ticketPublicId !== null) return forTicket(tx, heldTickets, format.id, request, ticketPublicId);
    return forHold(tx, format.id, request, holdId ?? '');
  });
};
