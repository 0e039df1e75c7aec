import type { Language } from '@trassa/contracts';
import type { StartNumbers } from '@trassa/contracts/office';
import { invalid, notFound, ok, refuse, type Result } from '../../kernel/result.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Acted } from '../../platform/http/index.ts';
import type { NumbersDeps } from './numbers-deps.ts';
import { readNumbers } from './read-numbers.ts';
import { findFormat, lockSheet } from './sheets.repository.ts';

type Asked = { readonly formatPublicId: string; readonly number: number; readonly language: Language };
type Shown = Promise<Result<Acted<{ values: StartNumbers }>>>;

/** POST /api/admin/formats/{id}/numbers/pin: a ticket gets it at once, instead of what it had. 5.9 */
export const pinNumber = async (
  deps: NumbersDeps,
  tx: Tx,
  asked: Asked & { readonly ticket: string | null; readonly note: string },
): Shown => {
  const { formatPublicId, number, note, language } = asked;
  const format = await findFormat(tx, formatPublicId);
  if (!format || !(await lockSheet(tx, format.start))) return notFound();
  const ticket = asked.ticket ? await deps.tickets.lockToPin(tx, format.id, asked.ticket) : null;
  if (asked.ticket && !ticket) return invalid({ ticket: { id: 'pin_ticket' } });
  const ticketId = ticket?.id ?? null;
  // Where places are seats, a number is one: of the kind that the ticket is.
  const seats = await deps.inventory.selectSeats(tx, [format.id]);
  const isSeat = seats.some((seat) => seat.number === number && (ticket === null || seat.kind === ticket.kind));
  if (seats.length && !isSeat) return refuse({ code: 'number_taken', errors: { number: { id: 'number_taken' } } });
  if (!(await deps.inventory.pinNumber(tx, { formatId: format.id, number, note, ticketId })))
    return refuse({ code: 'number_taken', errors: { number: { id: 'number_taken' } } });
  if (ticketId !== null) await deps.tickets.giveNumbers(tx, [{ ticketId, number }]);
  const shown = await readNumbers(tx, deps, { publicId: format.start, language });
  if (!shown.ok) return shown;
  return ok({
    answer: shown.value,
    changes: [
      { field: 'pin', before: null, after: number },
      ...(note ? [{ field: 'note', before: null, after: note }] : []),
      ...(ticket ? [{ field: 'ticket', before: null, after: ticket.publicId }] : []),
    ],
  });
};

/** DELETE /api/admin/formats/{id}/numbers/pin/{number}: a ticket that has it keeps it. */
export const unpinNumber = async (deps: NumbersDeps, tx: Tx, { formatPublicId, number, language }: Asked): Shown => {
  const format = await findFormat(tx, formatPublicId);
  if (!format || !(await lockSheet(tx, format.start))) return notFound();
  if (!(await deps.inventory.unpinNumber(tx, format.id, number)))
    return refuse({ code: 'state', message: { id: 'pin_unknown' } });
  const shown = await readNumbers(tx, deps, { publicId: format.start, language });
  return shown.ok ? ok({ answer: shown.value, changes: [{ field: 'pin', before: number, after: null }] }) : shown;
};
