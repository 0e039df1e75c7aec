import { officeDashboard } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { readDashboard } from './read-dashboard.ts';
import type { ReportsDeps } from './reports-deps.ts';

export const reportsRoutes = (app: FastifyInstance, deps: ReportsDeps): void => {
  bind(app, officeDashboard.read, async ({ language, staff: { reach, session } }) =>
    ok({ values: await readDashboard(deps, { reach, grants: session.grants, language }) }),
  );
};
