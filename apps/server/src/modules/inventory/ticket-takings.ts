import { invalid, ok, refuse, type Result } from '../../kernel/result.ts';
import type { TicketKind } from '@trassa/rules';
import type { Tx } from '../../platform/database/index.ts';
import { assignNumbers } from './numbers/assign-numbers.ts';
import { takePinned } from './numbers/office/kept.repository.ts';
import { bookForTicket, passToTickets, selectStrangeNumbers } from './numbers/numbers.repository.ts';
import {
  addToClusters,
  addToShirts,
  addToTeams,
  insertTakings,
  lockClusters,
  lockShirts,
} from './takings.repository.ts';
import { dropTaking, freeNumbersOfTicket, isInRanges } from './ticket-takings.repository.ts';

export type TicketOfOrder = { readonly id: number; readonly orderId: number; readonly formatId: number };
/** A number may be a seat, which is for tickets of its kind. */
type TicketOfKind = TicketOfOrder & { readonly kind: TicketKind };

/**
 * What one issued ticket takes and gives back, within its order's account. The caller has locked the ticket's row; call
 * in this order, which is the order of locks: cluster, shirt, team, number. After a refusal the caller rolls back.
 */
export type TicketInventory = {
  /** From one start group to another, by internal ids; null: none. Refuses `validation` at `cluster` (`cluster_full`). */
  moveCluster(tx: Tx, ticket: TicketOfOrder, from: number | null, to: number | null): Promise<Result<null>>;
  /** Sizes of an event city. Refuses `size_unavailable`. DEC-64 */
  moveShirt(
    tx: Tx,
    ticket: TicketOfOrder,
    eventCityId: number,
    from: string | null,
    to: string | null,
  ): Promise<Result<null>>;
  /** The ticket's place in a team is free again. */
  leaveTeam(tx: Tx, ticket: TicketOfOrder, teamId: number): Promise<void>;
  /** A chosen start number instead of what it has. Refuses `number_taken`. DEC-69 */
  chooseNumber(tx: Tx, ticket: TicketOfKind, number: number): Promise<Result<null>>;
  /**
   * The number it has, if that is one of the ranges of its cluster (or of everybody, where the cluster has none); else the
   * next free one; null when there is none. DEC-68
   */
  keepOrAssignNumber(
    tx: Tx,
    ticket: TicketOfKind,
    clusterId: number | null,
    had: number | null,
  ): Promise<number | null>;
  freeNumber(tx: Tx, ticketId: number): Promise<void>;
  /** A pinned number that nobody has, by the staff; false: it is none, and nothing has changed. */
  takePinned(tx: Tx, ticket: TicketOfKind, number: number): Promise<boolean>;
};

export const ticketInventory: TicketInventory = {
  async moveCluster(tx, { orderId, formatId }, from, to) {
    if (from === to) return ok(null);
    const stocks = await lockClusters(tx, [formatId]);
    const left = stocks.find(({ id }) => id === to)?.left ?? null;
    if (to !== null && left !== null && left < 1) return invalid({ cluster: { id: 'cluster_full' } });
    const isDropped = from !== null && (await dropTaking(tx, orderId, { clusterId: from }));
    await addToClusters(tx, [
      ...(isDropped ? [{ id: from, count: -1 }] : []),
      ...(to === null ? [] : [{ id: to, count: 1 }]),
    ]);
    if (to !== null) await insertTakings(tx, [{ orderId, clusterId: to, count: 1 }]);
    return ok(null);
  },

  async moveShirt(tx, { orderId }, eventCityId, from, to) {
    if (from === to) return ok(null);
    const stocks = await lockShirts(tx, [eventCityId]);
    if (to !== null && (stocks.find(({ size }) => size === to)?.left ?? 0) < 1)
      return refuse({ code: 'size_unavailable' });
    const isDropped = from !== null && (await dropTaking(tx, orderId, { eventCityId, size: from }));
    await addToShirts(tx, [
      ...(isDropped ? [{ eventCityId, size: from, count: -1 }] : []),
      ...(to === null ? [] : [{ eventCityId, size: to, count: 1 }]),
    ]);
    if (to !== null) await insertTakings(tx, [{ orderId, eventCityId, size: to, count: 1 }]);
    return ok(null);
  },

  async leaveTeam(tx, { orderId }, teamId) {
    // The team's row is locked by a change of nothing, so that stocks are locked before accounts everywhere.
    await addToTeams(tx, [{ id: teamId, count: 0 }]);
    if (await dropTaking(tx, orderId, { teamId })) await addToTeams(tx, [{ id: teamId, count: -1 }]);
  },

  async chooseNumber(tx, { id, formatId, kind }, number) {
    if ((await selectStrangeNumbers(tx, [{ formatId, number, kind }])).length) return refuse({ code: 'number_taken' });
    return (await bookForTicket(tx, formatId, number, id)) ? ok(null) : refuse({ code: 'number_taken' });
  },

  async keepOrAssignNumber(tx, { id, orderId, formatId, kind }, clusterId, had) {
    if (had !== null && (await isInRanges(tx, formatId, clusterId, had))) return had;
    const number = (await assignNumbers(tx, orderId, [{ id, formatId, clusterId, kind }])).get(id) ?? null;
    if (number !== null) await passToTickets(tx, [{ ticketId: id, formatId, number }]);
    await freeNumbersOfTicket(tx, id, number);
    return number;
  },

  freeNumber: (tx, ticketId) => freeNumbersOfTicket(tx, ticketId, null),
  takePinned,
};
