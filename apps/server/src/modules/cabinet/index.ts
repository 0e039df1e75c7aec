import { api, type InsuranceRecord, type Language } from '@trassa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { toSlice } from '../../kernel/pagination.ts';
import { notFound, ok } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/index.ts';
import { presentOwnClub, presentPolicy, presentShopOrder } from './cabinet.presenter.ts';
import { findShopOrder, selectGoods, selectShopOrders } from './cabinet.repository.ts';
import { selectClubsOf } from './clubs.repository.ts';
import { selectPastPolicies, selectPoliciesOfTicket, selectValidPolicies } from './policies.repository.ts';

export type CabinetDeps = { readonly db: Database; readonly clock: Clock };

export type CabinetModule = {
  routes(app: FastifyInstance): void;
  /** A person's policies of one ticket, for its page; by internal ids. */
  policiesOfTicket(of: { ticketId: number; userId: number }, language: Language): Promise<InsuranceRecord[]>;
};

/** What a person has besides tickets: goods, policies, clubs (API §10, §12, §15). Two statements a page at most. */
export const createCabinetModule = ({ db, clock }: CabinetDeps): CabinetModule => ({
  routes(app) {
    bind(app, api.cabinet.orders, async ({ user, query, language }) => {
      const { orders, total } = await selectShopOrders(db, user.userId, toSlice(query));
      const goods = await selectGoods(
        db,
        orders.map(({ id }) => id),
      );
      return ok({ values: orders.map((order) => presentShopOrder(order, goods, language)), total });
    });

    bind(app, api.cabinet.order, async ({ user, params, language }) => {
      const order = await findShopOrder(db, user.userId, params.id);
      if (!order) return notFound();
      return ok({ values: presentShopOrder(order, await selectGoods(db, [order.id]), language) });
    });

    bind(app, api.cabinet.validInsurances, async ({ user, language }) => {
      const now = clock();
      const policies = await selectValidPolicies(db, user.userId, now);
      return ok({ values: policies.map((policy) => presentPolicy(policy, now, language)) });
    });

    bind(app, api.cabinet.pastInsurances, async ({ user, query, language }) => {
      const now = clock();
      const { policies, total } = await selectPastPolicies(db, user.userId, now, toSlice(query));
      return ok({ values: policies.map((policy) => presentPolicy(policy, now, language)), total });
    });

    bind(app, api.cabinet.clubs, async ({ user }) =>
      ok({ values: (await selectClubsOf(db, user.userId)).map(presentOwnClub) }),
    );
  },
  async policiesOfTicket(of, language) {
    const now = clock();
    return (await selectPoliciesOfTicket(db, of)).map((policy) => presentPolicy(policy, now, language));
  },
});
