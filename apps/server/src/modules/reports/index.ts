import type { FastifyInstance } from 'fastify';
import { checkSales, countSales } from './count-sales.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { reportsRoutes } from './reports.routes.ts';

export type ReportsModule = {
  routes(app: FastifyInstance): void;
  /** Sweep: what was sold and went back since, by quarters of an hour. */
  count(): Promise<number>;
  /** Sweep: whether it was counted right. */
  check(): Promise<number>;
};

/** Figures of what was sold, for the staff. */
export const createReportsModule = (deps: ReportsDeps): ReportsModule => ({
  routes: (app) => reportsRoutes(app, deps),
  count: () => countSales(deps),
  check: () => checkSales(deps),
});
