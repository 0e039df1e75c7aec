import { officeOrders, officeStartSales, ordersList } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { readFilters } from '../../../kernel/list-declaration.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/index.ts';
import { type NoteSearch, waitForSearch } from '../../finder/index.ts';
import type { ShowHistory } from '../../staff/index.ts';
import { type OrderActsDeps, orderActsRoutes } from '../acts/order-acts.routes.ts';
import { listOrders } from './list-orders.ts';
import { priceStart, type PriceStartDeps } from './price-start.ts';
import { countOrders } from './orders-list.repository.ts';
import { type CardDeps, readCard } from './read-card.ts';
import { showOrderHistory } from './show-order-history.ts';

export type OrdersStaffDeps = CardDeps &
  OrderActsDeps &
  PriceStartDeps & {
    readonly db: Database;
    readonly showHistory: ShowHistory;
    readonly noteSearch: NoteSearch;
  };

/** Orders in the back office. */
export const ordersStaffRoutes = (app: FastifyInstance, deps: OrdersStaffDeps): void => {
  orderActsRoutes(app, deps);

  bind(app, officeOrders.list, async ({ req, user, query, language, staff: { reach, session } }) => {
    const retryAfter = query['search'] === undefined ? 0 : waitForSearch(req.server.limiter, user.userId);
    if (retryAfter) return refuse({ code: 'rate_limited', retryAfter });
    const found = await listOrders(deps, { query, reach, grants: session.grants, language });
    if (!found.ok) return found;
    const { page, sought } = found.value;
    // By the count: a cursor behind the last row shows none, and yet tells that there is one.
    if (sought && page.total.count)
      await deps.noteSearch({ userId: user.userId, session, address: req.ip, requestId: req.id }, sought);
    return ok(page);
  });

  bind(app, officeOrders.count, async ({ query, staff: { reach } }) => {
    const ask = readFilters(ordersList, query, deps.clock());
    return ask.ok ? ok(await countOrders(deps.db, ask.value, reach)) : ask;
  });

  bind(app, officeOrders.read, ({ params: { id }, language, staff: { act, reach, session } }) =>
    act(async (tx) => {
      const card = await readCard(tx, deps, { publicId: id, reach, grants: session.grants, language });
      if (!card.ok) return card;
      return ok({ answer: { values: card.value }, object: { kind: 'order', publicId: id, title: orderNumber(id) } });
    }),
  );

  bind(app, officeOrders.history, async ({ params: { id }, query, language, staff: { reach } }) =>
    ok(await showOrderHistory(deps, { id, reach, cursor: query.cursor ?? null, language })),
  );

  bind(app, officeStartSales.price, ({ params: { id }, query, language }) =>
    priceStart(deps, { ...query, id, language }),
  );
};
