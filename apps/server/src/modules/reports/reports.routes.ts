import { type CountedName, officeCounted, officeDashboard, officeReports } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../kernel/result.ts';
import { bind } from '../../platform/http/index.ts';
import { readCounted } from './counted/read-counted.ts';
import { readReport } from './named/read-report.ts';
import { readDashboard } from './read-dashboard.ts';
import type { ReportsDeps } from './reports-deps.ts';

export const reportsRoutes = (app: FastifyInstance, deps: ReportsDeps): void => {
  bind(app, officeDashboard.read, async ({ language, staff: { reach, session } }) =>
    ok({ values: await readDashboard(deps, { reach, grants: session.grants, language }) }),
  );

  bind(app, officeReports.sales, ({ query, language, staff: { reach } }) =>
    readReport(deps, 'sales', { query, reach, language }),
  );

  bind(app, officeReports.promocodes, ({ query, language, staff: { reach } }) =>
    readReport(deps, 'promocodes', { query, reach, language }),
  );

  bind(app, officeReports.vat, ({ query, language, staff: { reach } }) =>
    readReport(deps, 'vat', { query, reach, language }),
  );

  for (const name of Object.keys(officeCounted) as CountedName[])
    bind(app, officeCounted[name], ({ query, language, staff: { reach, session } }) =>
      readCounted(deps, name, { query, reach, grants: session.grants, language }),
    );
};
