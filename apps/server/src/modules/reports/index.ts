import type { FastifyInstance } from 'fastify';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { checkSales, countSales } from './count-sales.ts';
import { exportedCounted } from './counted/exported-counted.ts';
import { exportedReports } from './named/exported-reports.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { reportsRoutes } from './reports.routes.ts';

export type ReportsModule = {
  routes(app: FastifyInstance): void;
  /** Sweep: what was sold and went back since, by quarters of an hour. */
  count(): Promise<number>;
  /** Sweep: whether it was counted right. */
  check(): Promise<number>;
  /** For the exports. */
  readonly exported: readonly ExportedList[];
};

/** Figures of what was sold, for the staff. */
export const createReportsModule = (deps: ReportsDeps): ReportsModule => ({
  routes: (app) => reportsRoutes(app, deps),
  count: () => countSales(deps),
  check: () => checkSales(deps),
  exported: [...exportedReports(deps), ...exportedCounted(deps)],
});
