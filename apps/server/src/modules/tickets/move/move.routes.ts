import { officeTickets } from '@trassa/contracts/office';
import { minorOf, reachOf } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound } from '../../../kernel/result.ts';
import { bind } from '../../../platform/http/index.ts';
import { placesOfTicket } from '../staff/places-of.repository.ts';
import { type OptionsDeps, readMoveOptions } from './move-options.ts';
import { type MoveDeps, moveTicket, quoteMove } from './move-ticket.ts';
import type { AskedMove } from './plan-move.ts';

export type MoveRoutesDeps = MoveDeps & OptionsDeps;

type Body = z.output<typeof officeTickets.moveQuote.body>;

const askedOf = (publicId: string, body: Body): AskedMove => ({
  publicId,
  version: body.version,
  format: body.format,
  kind: body.kind,
  wave: body.cluster,
  difference: body.difference,
  fee: body.fee === undefined ? undefined : minorOf(body.fee),
  isAgeWaived: body.override.includes('age'),
  fromReserve: body.from_reserve,
});

/** Tickets go to other formats and starts (back-office.md 5.6). */
export const moveRoutes = (app: FastifyInstance, deps: MoveRoutesDeps): void => {
  bind(app, officeTickets.moveOptions, async ({ params, query, language, staff: { session } }) => {
    const { grants } = session;
    const reach = reachOf(grants, 'tickets.move', toUnix(deps.clock()));
    if (reach === null) return notFound();
    return readMoveOptions(deps, { publicId: params.id, start: query.start, reach, grants, language });
  });

  bind(app, officeTickets.moveQuote, ({ params, body, user, language, staff: { act, session, needsApproval } }) =>
    act(async (tx) => {
      const own = (await placesOfTicket(tx, params.id)) ?? [];
      const by = { ...user, grants: session.grants, language, mayOnlyAsk: needsApproval, own };
      return quoteMove(tx, deps, askedOf(params.id, body), by);
    }),
  );

  bind(app, officeTickets.move, ({ params, body, user, language, staff: { act, session, needsApproval } }) =>
    act(async (tx) => {
      const own = (await placesOfTicket(tx, params.id)) ?? [];
      const by = { ...user, grants: session.grants, language, mayOnlyAsk: needsApproval, own };
      const { sum, reason } = body;
      return moveTicket(tx, deps, { ...askedOf(params.id, body), sum, reason }, by);
    }),
  );
};
