import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/index.ts';
import { readQuote } from './quote-return.ts';
import { returnTicket, type ReturnDeps } from './return-ticket.ts';

export const cancelRoutes = (app: FastifyInstance, deps: ReturnDeps): void => {
  bind(app, api.cancellation.quote, ({ params, user }) =>
    readQuote(deps, { publicId: params.ticket, userId: user.userId, now: deps.clock() }),
  );

  bind(app, api.cancellation.cancel, ({ body, user, idempotency }) =>
    returnTicket(deps, { publicId: body.public_id, userId: user.userId, sum: body.sum ?? null, idempotency }),
  );
};
