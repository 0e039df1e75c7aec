import type { FastifyInstance } from 'fastify';
import { consentsRoutes } from './consents.routes.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { addPrivacyLetters } from './privacy-letters.ts';
import { privacyRoutes } from './privacy.routes.ts';

export { privacyPersonalData } from './personal/personal-data.ts';
export { placesOfPrivacyRequest } from './places-of-request.ts';

export type PrivacyModule = { routes(app: FastifyInstance): void };

/** What people ask of their data, and what became of it. */
export const createPrivacyModule = (deps: PrivacyDeps): PrivacyModule => {
  addPrivacyLetters(deps);
  return {
    routes(app) {
      privacyRoutes(app, deps);
      consentsRoutes(app, deps);
    },
  };
};
