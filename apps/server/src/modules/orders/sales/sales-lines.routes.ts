import { officeSalesLines } from '@trassa/contracts/office';
import type { Grant } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { toUnix } from '../../../kernel/clock.ts';
import { bind } from '../../../platform/http/index.ts';
import { countLines, listSalesLines, type SalesDeps } from './list-sales-lines.ts';
import { seesVat } from './sales-period.ts';

/** Lines that the reports of money sum. BO-083 */
export const salesLinesRoutes = (app: FastifyInstance, deps: SalesDeps): void => {
  const hasVat = (grants: readonly Grant[]): boolean => seesVat(grants, toUnix(deps.clock()));

  bind(app, officeSalesLines.list, ({ query, language, staff: { reach, session } }) =>
    listSalesLines(deps, { query, reach, hasVat: hasVat(session.grants), language }),
  );

  bind(app, officeSalesLines.count, ({ query, staff: { reach, session } }) =>
    countLines(deps, { query, reach, hasVat: hasVat(session.grants) }),
  );
};
