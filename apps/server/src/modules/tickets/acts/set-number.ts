import type { Language } from '@trassa/contracts';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Acted } from '../../../platform/http/index.ts';
import type { TicketInventory } from '../../inventory/index.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { actedOn } from './acted.ts';
import { setNumber } from './acts.repository.ts';
import { lockForAct, type SeenTicket } from './lock-for-act.ts';

type Places = Pick<TicketInventory, 'chooseNumber' | 'keepOrAssignNumber' | 'freeNumber' | 'takePinned'>;

const take = async (
  tx: Tx,
  places: Places,
  ticket: LockedTicket,
  wanted: number | 'next' | null,
): Promise<Result<number | null>> => {
  if (wanted === null) {
    await places.freeNumber(tx, ticket.id);
    return ok(null);
  }
  if (wanted === 'next') {
    const next = await places.keepOrAssignNumber(tx, ticket, ticket.clusterId, null);
    return next === null ? refuse({ code: 'number_taken', message: { id: 'number_none' } }) : ok(next);
  }
  if (await places.takePinned(tx, ticket, wanted)) return ok(wanted);
  const booked = await places.chooseNumber(tx, ticket, wanted);
  if (booked.ok) return ok(wanted);
  const { message = { id: booked.refusal.code } } = booked.refusal;
  return refuse({ code: 'number_taken', message, errors: { number: message } });
};

/**
 * Gives a ticket a start number, the next free one of its wave, or takes it off; the QR text is another one. A seat is only changed
 * for another. Refuses `number_taken` (in use, of no range, none left), `state`, `conflict`.
 */
export const changeNumber = async (
  places: Places,
  tx: Tx,
  asked: SeenTicket & { readonly number: number | 'next' | null },
  language: Language,
): Promise<Result<Acted<{ message: string }>>> => {
  const locked = await lockForAct(tx, 'number', asked);
  if (!locked.ok) return locked;
  const ticket = locked.value;
  if (asked.number === null && ticket.hasSeats) return invalid({ number: { id: 'number_seat' } });
  const isKept = asked.number === ticket.startNumber;
  const taken = isKept ? ok(ticket.startNumber) : await take(tx, places, ticket, asked.number);
  if (!taken.ok) return taken;
  if (!isKept) await setNumber(tx, ticket.id, taken.value);
  const changes = isKept ? [] : [{ field: 'number', before: ticket.startNumber, after: taken.value }];
  return actedOn(tx, ticket, { changes }, { id: 'ticket_saved', language });
};
