import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { OrderInventory } from '../inventory/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Sellable } from '../orders/index.ts';
import { issueTickets } from './issue-tickets.ts';
import { quoteTickets } from './quote-tickets.ts';
import { reserveLateTickets } from './reserve-late.ts';
import { reserveTickets } from './reserve-tickets.ts';
import type { DrawTerrain } from './ticket-file.ts';
import type { TicketFiles, TicketPlan } from './ticket-line.ts';
import { ticketLetter } from './ticket-letter.ts';
import { ticketsRoutes } from './tickets.routes.ts';

export { readQrText } from './ticket-qr.ts';
export type { DrawTerrain } from './ticket-file.ts';

export type TicketsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  readonly files: TicketFiles;
  readonly notifications: NotificationsModule;
  /** Signs the QR text of tickets. */
  readonly key: Buffer;
  readonly siteUrl: string;
  readonly brand: string;
  readonly drawTerrain: DrawTerrain;
};

export type TicketsModule = { routes(app: FastifyInstance): void; readonly sellable: Sellable };

/** Tickets: one kind of goods, and what becomes of them once they are bought. */
export const createTicketsModule = (deps: TicketsDeps): TicketsModule => {
  const { inventory, files, notifications, clock } = deps;
  notifications.addTemplate('ticket', ticketLetter(deps));
  return {
    routes: (app) => ticketsRoutes(app, deps),
    sellable: {
      kind: 'ticket',
      quote: (executor, lines, context) => quoteTickets(executor, files, lines, context),
      findReplaced: (lines) => lines.flatMap((line) => (line.goods.plan as TicketPlan).replaces ?? []),
      reserve: (tx, order, lines) => reserveTickets(tx, { inventory, files }, order, lines),
      reserveAnew: (tx, order, lines) => reserveLateTickets(tx, inventory, order, lines, clock()),
      release: (tx, orderId) => inventory.releaseForOrder(tx, orderId),
      async undo(tx, orderId) {
        await inventory.returnHolds(tx, orderId);
        await inventory.releaseForOrder(tx, orderId);
      },
      issue: (tx, order, lines) => issueTickets(tx, { inventory, notifications }, order, lines),
    },
  };
};
