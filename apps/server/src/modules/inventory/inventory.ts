import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Pool } from '../../platform/database/index.ts';
import type { Visitors } from '../../platform/http/index.ts';
import type { Log } from '../../platform/log.ts';
import { assignNumbers } from './numbers/assign-numbers.ts';
import { type BasketHolds, basketHolds } from './basket-holds.repository.ts';
import type { FindFormats } from './format-cache.ts';
import type { OrderCaps } from './order/cap-order.ts';
import { createFormatCache } from './format-cache.ts';
import { createHoldQueue } from './batch/hold-queue.ts';
import { addHoldRoutes } from './inventory.routes.ts';
import { passToTickets } from './numbers/numbers.repository.ts';
import { handHoldsBack, returnHolds, sellHolds } from './order/ended-holds.repository.ts';
import type { HeldTickets } from './held-tickets.ts';
import type { OrderInventory } from './order/order-places.ts';
import { bookNumbers, takeClusters, takeShirts } from './order/order-takings.ts';
import { foundTeam, takeTeamPlaces } from './order/order-teams.ts';
import { releaseExpired } from './release-expired.ts';
import { releaseForOrder } from './order/release-for-order.ts';
import { releaseTicket } from './release-ticket.ts';
import { reserveAnew } from './order/reserve-anew.ts';
import { reserveForOrder } from './order/reserve-for-order.ts';
import { addSeatRoutes } from './numbers/seats.routes.ts';
import { lockTeams } from './takings.repository.ts';
import { ticketInventory, type TicketInventory } from './ticket-takings.ts';

export type InventoryDeps = {
  readonly db: Database;
  /** The connections behind `db`, for the hot path's prepared statements. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'limits' | 'limitsOff'>;
  readonly log: Log;
  readonly visitors: Visitors;
  /** The events module's published formats: `(ids) => findFormatForSale(db, ids)`. */
  readonly findFormats: FindFormats;
  readonly heldTickets: HeldTickets;
};

export type InventoryModule = {
  routes(app: FastifyInstance): void;
  readonly orders: OrderInventory;
  readonly tickets: TicketInventory;
  readonly basket: BasketHolds;
  /** Sweep: gives back the places of expired holds, and expired number bookings. Answers how many holds. Run every 1–2 s. */
  releaseExpired(): Promise<number>;
  /** Asks that wait for the next transaction, for metrics. */
  waiting(): number;
  /** Lets every ask have its answer and closes the own connection: after the web server, before the database. */
  close(): Promise<void>;
};

const ordersOf = (caps: OrderCaps): OrderInventory => ({
  reserveForOrder: (tx, order) => reserveForOrder(tx, order, caps),
  takeShirts,
  takeClusters,
  takeTeamPlaces,
  foundTeam,
  lockTeams,
  bookNumbers,
  sellForOrder: sellHolds,
  returnHolds,
  handBack: handHoldsBack,
  releaseForOrder,
  releaseTicket,
  reserveAnew,
  assignNumbers,
  giveNumbersToTickets: passToTickets,
});

/** Places, shirts, clusters, teams and numbers: who holds how many of what (docs/architecture.md). */
export const createInventoryModule = (deps: InventoryDeps): InventoryModule => {
  const { db, pool, clock, config, log, visitors, findFormats } = deps;
  const limits = config.limitsOff
    ? null
    : {
        visitor: config.limits.holdsPerVisitor,
        address: config.limits.placesPerNetwork,
        mailbox: config.limits.placesPerMailbox,
      };
  const queue = createHoldQueue({ pool, limits, log });
  const findFormat = createFormatCache(findFormats);
  return {
    routes(app) {
      addHoldRoutes(app, { db, clock, queue, findFormat, visitors });
      addSeatRoutes(app, { db, clock, heldTickets: deps.heldTickets });
    },
    orders: ordersOf(limits),
    tickets: ticketInventory,
    basket: basketHolds,
    releaseExpired: () => releaseExpired(db),
    waiting: queue.waiting,
    close: queue.close,
  };
};
