import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import type { Find } from '../../kernel/finding.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import type { Draw } from '../../platform/drawing/index.ts';
import type { ApprovedKind } from '../approvals/index.ts';
import type { RunKind } from '../runs/index.ts';
import type { OrderInventory, TicketInventory } from '../inventory/index.ts';
import type { NotificationsModule } from '../notifications/index.ts';
import type { TicketLine } from '@trassa/contracts';
import type { Sellable } from '../orders/index.ts';
import type { BulkOwner } from '../runs/index.ts';
import type { ShowHistory } from '../staff/index.ts';
import { createReturns, type ReturnDeps, type ReturnPolicies } from './cancel/index.ts';
import { endOffers } from './transfer/end-offers-of-start.ts';
import { lapseOffers } from './transfer/lapse-offers.ts';
import type { TransferDeps } from './transfer/offer-ticket.ts';
import { tellEndedOffers } from './transfer/tell-ended-offers.ts';
import type { DetailDeps } from './show/read-detail.ts';
import type { TicketPolicies } from './register/clear-registration.ts';
import { ticketActsRoutes } from './acts/acts.routes.ts';
import type { RenewDeps } from './acts/renew-ticket-qr.ts';
import type { ExportedList } from '../../platform/exporting/index.ts';
import { exportedTickets } from './staff/exported-tickets.ts';
import { bulkOfTickets } from './acts/bulk-tickets.ts';
import { ticketLetter } from './acts/ticket-letter.ts';
import { ticketChangesRoutes } from './register/ticket-changes.routes.ts';
import type { DrawTerrain } from './show/ticket-file.ts';
import { checkCodeRoute, type CheckCodeDeps } from './sell/check-code.routes.ts';
import { ticketGoods } from './sell/ticket-goods.ts';
import type { TicketClubs, TicketDetails, TicketFiles, TicketPlan } from './sell/ticket-line.ts';
import { teamsStaffRoutes } from './staff/teams-staff.routes.ts';
import { ticketsStaffRoutes } from './staff/tickets-staff.routes.ts';
import { createFindTickets } from './staff/find-tickets.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { giveOfList } from './invite/give-list.ts';
import { approvedInvite } from './invite/invite.ts';
import { type InviteRoutesDeps, inviteRoutes } from './invite/invite.routes.ts';
import { moveLetter } from './move/move-letter.ts';
import { type MoveRoutesDeps, moveRoutes } from './move/move.routes.ts';
import { approvedMove } from './move/move-ticket.ts';
import type { MovedPolicies } from './move/complete-move.ts';
import { movedLetter } from './moved/moved-letter.ts';
import { transferLetter } from './transfer/transfer-letter.ts';

export { selectPromised } from './invite/invites.repository.ts';
export { countPeople, listPeople } from './moved/moved-people.repository.ts';
export { tellMoved } from './moved/tell-moved.ts';
export { numberTickets, type NumberTicketsPort } from './numbers/number-tickets.repository.ts';
export { type SelectStartList, selectStartList, type StartListRow } from './numbers/start-list.repository.ts';
export { heldTickets } from './held-tickets.repository.ts';
export { lockTicketById } from './lock-ticket.repository.ts';
export { ticketsPersonalData } from './personal/personal-data.ts';
export { findMisfits, findMisfitsOn } from './staff/misfits.repository.ts';
export { countReturned, soldAtPrices } from './staff/format-sales.repository.ts';
export { inviteKind } from './invite/give.ts';
export { moveKind } from './move/move-ticket.ts';
export { placesOfTicket } from './staff/places-of.repository.ts';
export { ticketFiguresOfStart } from './staff/figures-of-start.repository.ts';
export { countTicketsOfClub, moveTicketsOfClub } from './staff/club-tickets.repository.ts';
export { listPersonTickets } from './staff/person-tickets.repository.ts';
export { readQrText } from './show/ticket-qr.ts';
export type { DrawTerrain } from './show/ticket-file.ts';

export type TicketsDeps = CheckCodeDeps & {
  readonly db: Database;
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  /** What one issued ticket takes and gives back. */
  readonly places: TicketInventory;
  readonly people: TransferDeps['people'] & RenewDeps['people'];
  readonly showFormat: DetailDeps['showFormat'];
  readonly policiesOfTicket: DetailDeps['policiesOfTicket'];
  /** Port: insurance goes with its ticket (DEC-98). */
  readonly policies: TicketPolicies & ReturnPolicies & MovedPolicies;
  readonly files: TicketFiles;
  readonly clubs: TicketClubs;
  readonly notifications: NotificationsModule;
  /** Signs the QR text of tickets. */
  readonly key: Buffer;
  readonly siteUrl: string;
  readonly brand: string;
  readonly draw: Draw;
  readonly drawTerrain: DrawTerrain;
  /** The same place as a strip of a letter. */
  readonly drawStrip: DrawTerrain;
  readonly freePlaces: InviteRoutesDeps['freePlaces'];
  giveAway: InviteRoutesDeps['giveAway'];
  readonly approvals: MoveRoutesDeps['approvals'];
  placeMove: MoveRoutesDeps['placeMove'];
  returnDifference: MoveRoutesDeps['returnDifference'];
  resolveReach: MoveRoutesDeps['resolveReach'];
  startRun: InviteRoutesDeps['startRun'];
  readonly audit: InviteRoutesDeps['audit'];
  showStart: InviteRoutesDeps['showStart'];
  /** Port of the orders: money of a returned ticket. */
  readonly refundPart: ReturnDeps['refundPart'];
  /** Port: what the staff did to a ticket. */
  readonly showHistory: ShowHistory;
};

export type TicketsModule = {
  routes(app: FastifyInstance): void;
  readonly sellable: Sellable<TicketLine, TicketPlan, TicketDetails>;
  /** For the search of the staff. */
  readonly find: Find;
  /** For the runs: acts on many tickets. */
  readonly bulk: BulkOwner;
  /** For the exports. */
  readonly exported: ExportedList;
  /** For the approvals: free tickets that a second person has agreed to. */
  readonly approvedInvite: ApprovedKind['run'];
  /** One order of a list of free tickets. */
  readonly giveOfList: RunKind['item'];
  /** For the approvals: a move to something cheaper. */
  readonly approvedMove: ApprovedKind['run'];
  /** Sweep: ends offers nobody answered in time; answers how many. DEC-73 */
  lapseOffers(): Promise<number>;
  /** Letters about the offers that end with a person who is erased. DEC-73 */
  /** For a start that is called off: offers of its tickets end. */
  endOffers(tx: Tx, startId: number): Promise<void>;
  tellEndedOffers(tx: Tx, person: { userId: number; emails: readonly string[] }): Promise<void>;
};

/** Tickets: one kind of goods, and what becomes of them once they are bought. */
export const createTicketsModule = (deps: TicketsDeps): TicketsModule => {
  const { notifications } = deps;
  notifications.addTemplate('transfer', transferLetter(deps));
  notifications.addTemplate('ticket', ticketLetter(deps));
  notifications.addTemplate('ticket_move', moveLetter(deps));
  notifications.addTemplate('start_moved', movedLetter(deps));
  const returns = createReturns(deps);
  return {
    routes(app) {
      ticketsRoutes(app, deps);
      ticketsStaffRoutes(app, deps);
      teamsStaffRoutes(app, deps);
      ticketActsRoutes(app, deps);
      moveRoutes(app, deps);
      inviteRoutes(app, deps);
      ticketChangesRoutes(app, deps);
      returns.routes(app);
      checkCodeRoute(app, deps);
    },
    find: createFindTickets(deps),
    bulk: bulkOfTickets(deps),
    exported: exportedTickets(deps.clock),
    approvedMove: (tx, approved) => approvedMove(tx, deps, approved),
    approvedInvite: (tx, approved) => approvedInvite(tx, deps, approved),
    giveOfList: (tx, run, gift) => giveOfList(tx, deps, run, gift),
    lapseOffers: () => lapseOffers(deps),
    endOffers: (tx, startId) => endOffers(tx, notifications, startId),
    tellEndedOffers: (tx, person) => tellEndedOffers(tx, notifications, person),
    sellable: ticketGoods(deps, returns.refunded),
  };
};
