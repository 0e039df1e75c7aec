import { api } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import type { DeliveryPort } from '../orders/index.ts';
import { presentShopOrder } from './cabinet.presenter.ts';
import { findShopOrder, selectGoods, selectShopOrders } from './cabinet.repository.ts';

export type CabinetDeps = {
  readonly db: Database;
  /** What was sent to the buyer, by order. */
  readonly shipmentsOf: DeliveryPort['shipmentsOf'];
};

export type CabinetModule = {
  routes(app: FastifyInstance): void;
};

/** What a person has besides tickets and policies: goods (API §12). Three statements a page at most. */
export const createCabinetModule = ({ db, shipmentsOf }: CabinetDeps): CabinetModule => ({
  routes(app) {
    bind(app, api.cabinet.orders, async ({ user, query, language }) => {
      const { orders, total } = await selectShopOrders(db, user.userId, toSlice(query));
      const ids = orders.map(({ id }) => id);
      const parts = { goods: await selectGoods(db, ids), shipments: await shipmentsOf(db, ids) };
      return ok({ values: orders.map((order) => presentShopOrder(order, parts, language)), total });
    });

    bind(app, api.cabinet.order, async ({ user, params, language }) => {
      const order = await findShopOrder(db, user.userId, params.id);
      if (!order) return notFound();
      const parts = { goods: await selectGoods(db, [order.id]), shipments: await shipmentsOf(db, [order.id]) };
      return ok({ values: presentShopOrder(order, parts, language) });
    });
  },
});
