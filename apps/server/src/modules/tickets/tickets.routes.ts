import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentTicket } from './show/present-ticket.ts';
import { type DetailDeps, readDetail } from './show/read-detail.ts';
import { readRace } from './run-online.ts';
import { readTicketFile, type TicketFileDeps } from './show/ticket-file.ts';
import { selectMyTickets, selectPastTickets, selectTransferredTickets } from './tickets.repository.ts';

export type ReadRoutesDeps = TicketFileDeps & DetailDeps;

/** Reading own tickets (API §14). */
export const ticketsRoutes = (app: FastifyInstance, deps: ReadRoutesDeps): void => {
  const { db, clock, key } = deps;

  bind(app, api.tickets.mine, async ({ user, language }) => {
    const now = clock();
    const tickets = await selectMyTickets(db, user.userId, now);
    return ok({ values: tickets.map((ticket) => presentTicket(ticket, { ...user, language, now, key })) });
  });

  bind(app, api.tickets.transferred, async ({ user, language }) => {
    const now = clock();
    const tickets = user.temporary ? [] : await selectTransferredTickets(db, user.userId, now);
    return ok({ values: tickets.map((ticket) => presentTicket(ticket, { ...user, language, now, key })) });
  });

  bind(app, api.tickets.past, async ({ user, language, query }) => {
    const now = clock();
    const { tickets, total } = await selectPastTickets(db, user.userId, now, toSlice(query));
    return ok({ values: tickets.map((ticket) => presentTicket(ticket, { ...user, language, now, key })), total });
  });

  bind(app, api.tickets.one, async ({ params, user, language }) => {
    const detail = await readDetail(deps, params.id, { ...user, language });
    return detail.ok ? ok({ values: detail.value }) : detail;
  });

  bind(app, api.tickets.online, async ({ params, user }) => {
    const race = await readRace(db, params.id, user.userId);
    return race.ok ? ok({ values: race.value }) : race;
  });

  bind(app, api.tickets.file, async ({ params, query, user, language, refuse, sendRaw }) => {
    const file = await readTicketFile(deps, {
      publicId: params.id,
      userId: user.userId,
      type: query.type ?? 'pdf',
      language,
    });
    if (!file.ok) return refuse(file.refusal);
    const { name, type, bytes } = file.value;
    return sendRaw(bytes, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
  });
};
