import type { Selector } from '@trassa/contracts';
import { createBasketModule } from '../modules/basket/index.ts';
import { findStartToCancel, hasFormats, placesOfStart, setCancelled } from '../modules/events/index.ts';
import { endHoldsOfStart } from '../modules/inventory/index.ts';
import { createOrdersModule, lockOrderRow, type Sellable } from '../modules/orders/index.ts';
import { createOutsideModule } from '../modules/outside/index.ts';
import { createPaymentsModule } from '../modules/payments/index.ts';
import { openAnyTable } from '../platform/table/index.ts';
import type { Makers } from './modules.ts';

/** The way of a purchase, from basket to money. Payments tell orders of money, those ask payments for it. */
export const purchases: Makers<'basket' | 'orders' | 'outside' | 'payments'> = {
  basket: (house, { orders, inventory, accounts }) =>
    createBasketModule({
      ...house,
      holds: inventory.basket,
      orders,
      waitForCodes: orders.waitForCodes,
      findAccount: accounts.findAccount,
    }),
  orders: (house, of) =>
    createOrdersModule({
      ...house,
      key: house.secrets.orders,
      accounts: of.accounts,
      payments: of.payments,
      notifications: of.notifications,
      // The kinds of goods, in the order of a purchase's lines: insurance finds its ticket.
      sellables: [
        ...Object.values({
          ticket: of.tickets.sellable,
          shop: of.shop.sellable,
          insurance: of.insurance.sellable,
          certificate: of.certificates.sellable,
        } satisfies Record<Selector, Sellable>),
        ...of.moreGoods.sellables,
      ],
      delivery: of.delivery.port,
      wallet: of.certificates.wallet,
      approvals: {
        ask: (tx, asked, by) => of.approvals.port.ask(tx, asked, by),
        isFree: (tx, keys) => of.approvals.port.isFree(tx, keys),
      },
      runs: { start: (tx, run) => of.runs.port.start(tx, run) },
      starts: { find: findStartToCancel, placesOf: placesOfStart, setCancelled, endHolds: endHoldsOfStart },
      hasFormats,
      audit: { note: (tx, entry) => of.audit.port.note(tx, entry) },
      endOffers: (tx, startId) => of.tickets.endOffers(tx, startId),
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      showHistory: (object, page) => of.staff.showHistory(object, page),
      noteSearch: (searcher, sought) => of.finder.noteSearch(searcher, sought),
    }),
  outside: (house, of) =>
    createOutsideModule({
      ...house,
      orders: of.orders,
      office: {
        namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
        showHistory: (object, page) => of.staff.showHistory(object, page),
      },
    }),
  payments: ({ providers, ...house }, of) =>
    createPaymentsModule({
      ...house,
      ...(providers ? { providers } : {}),
      openTable: openAnyTable,
      namesOf: (db, userIds) => of.staff.namesOf(db, userIds),
      sandboxKey: house.secrets.sandbox,
      lockOrder: lockOrderRow,
      applyMoney: (tx, money) => of.orders.applyMoney(tx, money),
      applyRefund: {
        done: (tx, money) => of.orders.applyRefund.done(tx, money),
        failed: (tx, money) => of.orders.applyRefund.failed(tx, money),
        again: (tx, money) => of.orders.applyRefund.again(tx, money),
      },
      describeRefund: (refund) => of.orders.describeRefund(refund),
    }),
};
