import type { FastifyInstance } from 'fastify';
import type { SupportDeps } from './support-deps.ts';
import { teamLetter, visitorLetter } from './support-letters.ts';
import { supportRoutes } from './support.routes.ts';

export { listPersonRequests } from './staff/person-requests.repository.ts';
export { supportPersonalData } from './personal/personal-data.ts';

export type SupportModule = { routes(app: FastifyInstance): void };

/** What visitors ask the team. */
export const createSupportModule = (deps: SupportDeps): SupportModule => {
  deps.notifications.addTemplate('support_team', teamLetter(deps));
  deps.notifications.addTemplate('support_visitor', visitorLetter(deps));
  return { routes: (app) => supportRoutes(app, deps) };
};
