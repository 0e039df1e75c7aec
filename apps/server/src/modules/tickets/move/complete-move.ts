import { stateAfter, ticketTransitions } from '@trassa/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { alone, type Tx } from '../../../platform/database/index.ts';
import { findSoldFormatById, type FormatForSale } from '../../events/index.ts';
import type { FreePlaces, OrderInventory, TicketInventory } from '../../inventory/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { PaidOrder, StoredLine } from '../../orders/index.ts';
import { lockTicketRow, readAround } from '../lock-ticket.repository.ts';
import type { LockedTicket } from '../lock-ticket.ts';
import { setStatus } from '../register/ticket-changes.repository.ts';
import type { TicketDetails, TicketFiles } from '../sell/ticket-line.ts';
import { closeOffer } from '../transfer/transfers.repository.ts';
import { tellTransfer } from '../transfer/tell-transfer.ts';
import { type Fit, fitParticipant, nobodyFits } from './fit-participant.ts';
import type { MoveOfLine } from './move-of-line.ts';
import { closeMove, hasNumberRanges, hasOpenReturn, moveTicketRow } from './moves.repository.ts';
import { lockPlaces } from './reserve-move.ts';
import { tellMove } from './tell-move.ts';

/** Port of the insurance: policies of a ticket go to another format, those that begin with the start by so many seconds. */
export type MovedPolicies = {
  follow(tx: Tx, ticketId: number, to: { readonly formatId: number; readonly later: number }): Promise<void>;
};

export type CompleteDeps = {
  readonly clock: Clock;
  readonly inventory: OrderInventory;
  readonly places: TicketInventory;
  readonly freePlaces: FreePlaces;
  readonly files: TicketFiles;
  readonly policies: MovedPolicies;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

type Line = StoredLine<TicketDetails>;
const nobody = 0;

/** The ticket that a line moves, locked. */
const lockMoved = async (tx: Tx, { ticket: publicId }: MoveOfLine): Promise<LockedTicket> => {
  const row = await lockTicketRow(tx, publicId);
  if (!row) throw new Error('the ticket is gone');
  return { ...row, ...(await readAround(tx, row, nobody)), isHolder: false, isPurchaser: false };
};

const movable = new Set<LockedTicket['status']>(['active', 'transfer', 'blocked']);

/** Whether a paid move can still be made: passed on, offered or blocked meanwhile a ticket is moved all the same. Locks it. */
export const canMoveStill = async (tx: Tx, line: Line): Promise<boolean> => {
  const { move } = line.details;
  if (!move) return true;
  alone(tx);
  const ticket = await lockMoved(tx, move);
  const { isHandedOut, isCancelled, hasResults, raceStatus, orderLineId, status } = ticket;
  const isOver = isHandedOut || isCancelled || hasResults || raceStatus !== null || orderLineId !== move.fromLine;
  if (isOver || !movable.has(status) || (await hasOpenReturn(tx, ticket.id))) return false;
  return (await findSoldFormatById(tx, line.itemId)) !== null;
};

/** An offer was of what the ticket was before: it is taken back, as when a ticket is blocked. */
const endOffer = async (tx: Tx, { clock, notifications }: CompleteDeps, ticket: LockedTicket): Promise<void> => {
  if (!ticket.offer) return;
  await closeOffer(tx, ticket.offer.id, 'taken_back', clock());
  await tellTransfer(tx, notifications, ticket.offer.id, 'taken_back');
  if (ticket.status === 'transfer')
    await setStatus(tx, ticket.id, stateAfter(ticketTransitions, ticket.status, 'take_back'));
};

const sizeOf = ({ info }: LockedTicket): string | null => {
  const size = info?.['item_size'];
  return typeof size === 'string' && size ? size : null;
};

/** What the participant has in the new format: the wave and the shirt that were taken, or others; without one he is registered no more. */
const settleThings = async (
  tx: Tx,
  { places }: CompleteDeps,
  at: { readonly id: number; readonly orderId: number; readonly formatId: number },
  { target, details, fit }: { readonly target: FormatForSale; readonly details: TicketDetails; readonly fit: Fit },
): Promise<{ readonly fit: Fit; readonly clusterId: number | null }> => {
  const city = target.eventCity.id;
  const taken = details.move?.shirt ?? null;
  const dressed = fit.size === null || (await places.moveShirt(tx, at, city, taken, fit.size)).ok;
  const kept = dressed ? fit : nobodyFits(true);
  if (kept.size === null) await places.moveShirt(tx, at, city, taken, null);
  const clusterId = kept.info === null ? null : details.clusterId;
  await places.moveCluster(tx, at, details.clusterId, clusterId);
  return { fit: kept, clusterId };
};

/** His registration in the new format, as he is registered now; an age that nobody has agreed to takes it off. */
const fitNow = (
  ticket: LockedTicket,
  target: FormatForSale,
  { wave, shirt, isAgeWaived }: MoveOfLine,
  now: Date,
): Fit => {
  const fit = fitParticipant(ticket, { target, wave, taken: shirt, now });
  return fit.age && !isAgeWaived ? nobodyFits(true) : fit;
};

/**
 * The order that moves a ticket is paid: the ticket is of the new format, what it had is on sale again, once. In the order of locks: order,
 * ticket, then all stocks of both formats. BO-057, BO-060
 */
export const completeMove = async (tx: Tx, deps: CompleteDeps, order: PaidOrder, line: Line): Promise<void> => {
  const { move } = line.details;
  if (!move) throw new Error('the line moves no ticket');
  alone(tx);
  const { inventory, places, clock } = deps;
  const ticket = await lockMoved(tx, move);
  await endOffer(tx, deps, ticket);
  const known = await findSoldFormatById(tx, line.itemId);
  if (!known) throw new Error('a format of a move is gone');
  await lockPlaces(tx, deps.freePlaces, { ticket, target: known });
  // Read again under the locks: shirts were sold meanwhile.
  const target = (await findSoldFormatById(tx, line.itemId)) ?? known;
  if (!(await inventory.sellForOrder(tx, order.id))) throw new Error('a waiting move has lost its place');
  const size = sizeOf(ticket);
  await inventory.releaseTicket(tx, {
    id: ticket.id,
    orderId: ticket.orderId,
    lineId: ticket.orderLineId,
    formatId: ticket.formatId,
    clusterId: ticket.clusterId,
    shirt: size === null ? null : { eventCityId: ticket.eventCityId, size },
    teamId: ticket.teamId,
  });
  const { kind } = line.details;
  const at = { id: ticket.id, orderId: order.id, formatId: target.id, kind };
  const { fit, clusterId } = await settleThings(tx, deps, at, {
    target,
    details: line.details,
    fit: fitNow(ticket, target, move, clock()),
  });
  const isNumbered = fit.info !== null && (await hasNumberRanges(tx, target.id));
  const startNumber = isNumbered ? await places.keepOrAssignNumber(tx, at, clusterId, null) : null;
  const price = move.was + line.total - Math.max(0, move.was - move.willBe - move.fee);
  await moveTicketRow(tx, { ...at, lineId: line.id, clusterId, startNumber, price, fit });
  const later = (target.startTime.getTime() - ticket.startTime.getTime()) / 1000;
  await deps.policies.follow(tx, ticket.id, { formatId: target.id, later });
  const kept = [fit.licenseFileId, fit.fileId];
  const had = [ticket.licenseFileId, ticket.fileId].filter((id) => id !== null);
  await deps.files.release(
    tx,
    had.filter((id) => !kept.includes(id)),
  );
  await tellMove(tx, deps.notifications, ticket, await closeMove(tx, order.id, clock()));
};
