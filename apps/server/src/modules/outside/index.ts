import type { FastifyInstance } from 'fastify';
import type { OutsideDeps } from './outside-deps.ts';
import { deleteOldBaskets } from './outside.repository.ts';
import { outsideRoutes } from './outside.routes.ts';
import { partnersRoutes } from './staff/partners.routes.ts';

export { placesOfPartner, placesOfPrepared } from './staff/partners.routes.ts';
export { makePartner } from './prepare-basket.ts';

export type OutsideModule = {
  routes(app: FastifyInstance): void;
  /** Sweep, hourly: baskets that cannot be opened any more. */
  forgetBaskets(): Promise<number>;
};

/** Baskets that partners or the house prepare and a visitor takes over. */
export const createOutsideModule = (deps: OutsideDeps): OutsideModule => ({
  routes(app) {
    outsideRoutes(app, deps);
    partnersRoutes(app, deps);
  },
  forgetBaskets: () => deleteOldBaskets(deps.db, deps.clock()),
});
