import type { FastifyInstance } from 'fastify';
import type { BasketDeps } from './basket-deps.ts';
import { basketRoutes } from './basket.routes.ts';

export { basketPersonalData } from './personal/personal-data.ts';

export type BasketModule = { routes(app: FastifyInstance): void };

/** The basket of a person on all devices (DEC-26, DEC-61). */
export const createBasketModule = (deps: BasketDeps): BasketModule => ({ routes: (app) => basketRoutes(app, deps) });
