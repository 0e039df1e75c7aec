import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { presentTicket } from './present-ticket.ts';
import { readTicketFile, type TicketFileDeps } from './ticket-file.ts';
import { selectMyTickets } from './tickets.repository.ts';

export const ticketsRoutes = (app: FastifyInstance, deps: TicketFileDeps & { clock: Clock }): void => {
  bind(app, api.tickets.mine, async ({ user, language }) => {
    const tickets = await selectMyTickets(deps.db, user.userId, deps.clock());
    return ok({
      values: tickets.map((ticket) => presentTicket(ticket, { userId: user.userId, language, key: deps.key })),
    });
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
