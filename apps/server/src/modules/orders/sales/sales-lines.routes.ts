import { officeSalesLines } from '@trassa/contracts/office';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/index.ts';
import { countLines, listSalesLines, type SalesDeps } from './list-sales-lines.ts';

/** Lines that the reports of money sum. BO-083 */
export const salesLinesRoutes = (app: FastifyInstance, deps: SalesDeps): void => {
  bind(app, officeSalesLines.list, ({ query, language, staff: { reach } }) =>
    listSalesLines(deps, { query, reach, language }),
  );

  bind(app, officeSalesLines.count, ({ query, staff: { reach } }) => countLines(deps, { query, reach }));
};
