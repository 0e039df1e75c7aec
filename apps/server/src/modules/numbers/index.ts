import type { FastifyInstance } from 'fastify';
import type { NumbersDeps } from './numbers-deps.ts';
import { numbersRoutes } from './numbers.routes.ts';

export type NumbersModule = { routes(app: FastifyInstance): void };

/** Start numbers in the back office: ranges, pins, assignment, chips and the start list. */
export const createNumbersModule = (deps: NumbersDeps): NumbersModule => ({
  routes: (app) => numbersRoutes(app, deps),
});
