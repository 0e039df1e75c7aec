import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { OrderInventory, TicketInventory } from '../inventory/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { Sellable } from '../orders/index.ts';
import { createReturns, type RefundTicket, type ReturnPolicies, type Returns } from './cancel/index.ts';
import { issueTickets } from './issue-tickets.ts';
import { giveUpTickets } from './cancel/index.ts';
import { lapseOffers } from './lapse-offers.ts';
import type { TransferDeps } from './offer-ticket.ts';
import { tellEndedOffers } from './tell-ended-offers.ts';
import { quoteTickets } from './quote-tickets.ts';
import { reserveLateTickets } from './reserve-late.ts';
import { reserveTickets } from './reserve-tickets.ts';
import type { DetailDeps } from './read-detail.ts';
import type { TicketPolicies } from './clear-registration.ts';
import { ticketChangesRoutes } from './ticket-changes.routes.ts';
import type { DrawTerrain } from './ticket-file.ts';
import type { TicketClubs, TicketFiles, TicketPlan } from './ticket-line.ts';
import { tellTickets } from './ticket-letter.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { transferLetter } from './transfer-letter.ts';

export { heldTickets } from './held-tickets.repository.ts';
export { ticketsPersonalData } from './personal/personal-data.ts';
export { readQrText } from './ticket-qr.ts';
export type { DrawTerrain } from './ticket-file.ts';

export type TicketsDeps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  /** What one issued ticket takes and gives back. */
  readonly places: TicketInventory;
  readonly people: TransferDeps['people'];
  readonly showFormat: DetailDeps['showFormat'];
  readonly policiesOfTicket: DetailDeps['policiesOfTicket'];
  /** Port: insurance goes with its ticket (DEC-98). */
  readonly policies: TicketPolicies & ReturnPolicies;
  readonly files: TicketFiles;
  readonly clubs: TicketClubs;
  readonly notifications: NotificationsModule;
  /** Signs the QR text of tickets. */
  readonly key: Buffer;
  readonly siteUrl: string;
  readonly brand: string;
  readonly drawTerrain: DrawTerrain;
  /** Port of the payments: money of a returned ticket. */
  readonly refundTicket: RefundTicket;
};

export type TicketsModule = {
  routes(app: FastifyInstance): void;
  readonly sellable: Sellable;
  readonly returns: Pick<Returns, 'close' | 'undo'>;
  /** Sweep: ends offers nobody answered in time; answers how many. DEC-73 */
  lapseOffers(): Promise<number>;
  /** Letters about the offers that end with a person who is erased. DEC-73 */
  tellEndedOffers(tx: Tx, person: { userId: number; emails: readonly string[] }): Promise<void>;
};

/** Tickets: one kind of goods, and what becomes of them once they are bought. */
export const createTicketsModule = (deps: TicketsDeps): TicketsModule => {
  const { inventory, files, notifications, clock } = deps;
  notifications.addTemplate('transfer', transferLetter(deps));
  const returns = createReturns(deps);
  return {
    routes(app) {
      ticketsRoutes(app, deps);
      ticketChangesRoutes(app, deps);
      returns.routes(app);
    },
    returns,
    lapseOffers: () => lapseOffers(deps),
    tellEndedOffers: (tx, person) => tellEndedOffers(tx, notifications, person),
    sellable: {
      kind: 'ticket',
      quote: (executor, lines, context) => quoteTickets(executor, deps, lines, context),
      findReplaced: (lines) => lines.flatMap((line) => (line.goods.plan as TicketPlan).replaces ?? []),
      reserve: (tx, order, lines) => reserveTickets(tx, { inventory, files }, order, lines),
      reserveAnew: (tx, order, lines) => reserveLateTickets(tx, inventory, order, lines, clock),
      release: (tx, orderId) => inventory.releaseForOrder(tx, orderId),
      async undo(tx, orderId) {
        await inventory.returnHolds(tx, orderId);
        await inventory.releaseForOrder(tx, orderId);
      },
      async handBack(tx, orderId) {
        await inventory.handBack(tx, orderId);
        await inventory.releaseForOrder(tx, orderId);
      },
      issue: (tx, order, lines) => issueTickets(tx, { inventory }, order, lines),
      tell: (executor, orderId, language) => tellTickets(deps, executor, orderId, language),
      giveUp: (tx, orderId) => giveUpTickets(tx, deps, orderId),
    },
  };
};
