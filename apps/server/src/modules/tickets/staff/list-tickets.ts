import type { Language } from '@trassa/contracts';
import { type OfficeTicketRow, ticketsList } from '@trassa/contracts/office';
import { type Grant, may, type Reach } from '@trassa/rules';
import { type Clock, toUnix } from '../../../kernel/clock.ts';
import { type ListQuery, readList } from '../../../kernel/list-declaration.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { type Database, mapPage, type ShownPage } from '../../../platform/database/index.ts';
import { presentRow } from './present-ticket.ts';
import type { TicketHead } from './ticket-columns.repository.ts';
import { selectTickets } from './tickets-list.repository.ts';

type Asked = {
  readonly query: ListQuery;
  readonly reach: Reach;
  readonly grants: readonly Grant[];
  readonly language: Language;
};

/** GET /api/admin/tickets */
export const listTickets = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { query, reach, grants, language }: Asked,
): Promise<Result<ShownPage<OfficeTicketRow>>> => {
  const ask = readList(ticketsList, query, clock());
  if (!ask.ok) return ask;
  const now = toUnix(clock());
  // Of each row: a right to reveal within one start tells no age of another.
  const canReveal = ({ eventPublicId, startPublicId }: TicketHead): boolean =>
    may(grants, 'people.reveal', [{ event: eventPublicId, start: startPublicId }], now).verdict === 'yes';
  const page = await selectTickets(db, ask.value, reach);
  return ok(mapPage(page, (row) => presentRow(row, { language, canReveal: canReveal(row) })));
};
