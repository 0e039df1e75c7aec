import type { Language, Ticket } from '@trassa/contracts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { presentTicket } from './present-ticket.ts';
import { findTicketOf } from '../tickets.repository.ts';

/** Who asks. */
export type Person = { readonly userId: number; readonly temporary: boolean; readonly language: Language };

export type ReadDeps = { readonly db: Database; readonly clock: Clock; readonly key: Buffer };

/** One ticket on the wire; null when the person has nothing to do with it any more. */
export const showTicket = async (deps: ReadDeps, publicId: string, person: Person): Promise<Ticket | null> => {
  const now = deps.clock();
  const ticket = await findTicketOf(deps.db, publicId, person.userId, now);
  return ticket && presentTicket(ticket, { ...person, now, key: deps.key });
};

/** The same for a ticket that must be there. */
export const readTicket = async (deps: ReadDeps, publicId: string, person: Person): Promise<Result<Ticket>> => {
  const ticket = await showTicket(deps, publicId, person);
  return ticket ? ok(ticket) : notFound();
};
