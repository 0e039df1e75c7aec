import { officeMoves } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../../../platform/http/index.ts';
import type { EventsStaffDeps } from '../../events-staff-deps.ts';
import { moveStart, quoteMove } from './move-start.ts';

/** Moving starts, in the back office. */
export const moveRoutes = (app: FastifyInstance, deps: EventsStaffDeps): void => {
  bind(app, officeMoves.quote, ({ params, body, user, language, staff }) =>
    staff.act((tx) =>
      quoteMove(deps, tx, params.id, body, { userId: user.userId, language, now: deps.clock(), mayEdit: true }),
    ),
  );
  bind(app, officeMoves.move, ({ params, body, user, language, staff }) =>
    staff.act((tx) =>
      moveStart(deps, tx, params.id, body, { userId: user.userId, language, now: deps.clock(), mayEdit: true }),
    ),
  );
};
