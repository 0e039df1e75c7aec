import type { FastifyInstance } from 'fastify';
import type { EventsStaffDeps } from './events-staff-deps.ts';
import { eventsOfficeRoutes } from './events/events-office.routes.ts';
import { moveRoutes } from './starts/move/move.routes.ts';
import { startsRoutes } from './starts/starts.routes.ts';
import { seriesRoutes } from './series/series.routes.ts';

/** Events, their starts and what they are gathered under, in the back office. */
export const eventsStaffRoutes = (app: FastifyInstance, deps: EventsStaffDeps): void => {
  eventsOfficeRoutes(app, deps);
  startsRoutes(app, deps);
  moveRoutes(app, deps);
  seriesRoutes(app, deps);
};
