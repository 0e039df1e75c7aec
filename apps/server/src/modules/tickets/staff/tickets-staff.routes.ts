import { officeTickets, ticketsList } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { readFilters } from '../../../kernel/list-declaration.ts';
import { ok } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import type { ShowHistory } from '../../staff/index.ts';
import { listTickets } from './list-tickets.ts';
import { type CardDeps, readCard } from './read-card.ts';
import { countTickets } from './tickets-list.repository.ts';

export type TicketsStaffDeps = CardDeps & { readonly db: Database; readonly showHistory: ShowHistory };

/** Tickets in the back office. */
export const ticketsStaffRoutes = (app: FastifyInstance, deps: TicketsStaffDeps): void => {
  bind(app, officeTickets.list, ({ query, language, staff: { reach, session } }) =>
    listTickets(deps, { query, reach, grants: session.grants, language }),
  );

  bind(app, officeTickets.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(ticketsList, query, deps.clock());
    return ask.ok ? ok(await countTickets(deps.db, ask.value, reach)) : ask;
  });

  bind(app, officeTickets.read, ({ params: { id }, language, staff: { act, session } }) =>
    act(async (tx) => {
      const card = await readCard(tx, deps, { publicId: id, grants: session.grants, language });
      if (!card.ok) return card;
      const object = { kind: 'ticket', publicId: id, title: card.value.ticket_number };
      return ok({ answer: { values: card.value }, object });
    }),
  );

  bind(app, officeTickets.history, async ({ params: { id }, query, language }) =>
    ok(await deps.showHistory({ kind: 'ticket', id }, { cursor: query.cursor ?? null, language })),
  );
};
