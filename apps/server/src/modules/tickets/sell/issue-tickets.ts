import { randomId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { NotificationsModule } from '../../notifications/index.ts';
import type { PaidOrder, StoredLine } from '../../orders/index.ts';
import { tellMissedMoves } from '../moved/tell-moved.ts';
import { type IssuedTicket, insertTickets, setStartNumbers, type NewTicket } from './issue.repository.ts';
import type { TicketDetails } from './ticket-line.ts';

export type IssueDeps = {
  readonly inventory: OrderInventory;
  readonly notifications: Pick<NotificationsModule, 'queue'>;
};

const ticketsOf = (line: StoredLine<TicketDetails>): NewTicket[] => {
  const { details } = line;
  return Array.from({ length: line.count }, (_, index) => ({
    publicId: randomId(),
    lineId: line.id,
    place: index + 1,
    formatId: line.itemId,
    kind: details.kind,
    teamId: details.teams[index] ?? null,
    clusterId: details.clusterId,
    price: details.prices[index] ?? 0,
    info: line.count === 1 ? details.info : null,
    licenseFileId: details.licenseFileId,
    fileId: details.fileId,
    clubPublicId: (line.count === 1 && details.clubPublicId) || null,
  }));
};

/** Start numbers are for registered participants: the chosen one, else the next of the cluster or format (DEC-68). */
const giveNumbers = async (
  tx: Tx,
  { inventory }: Pick<IssueDeps, 'inventory'>,
  orderId: number,
  tickets: readonly (IssuedTicket & { readonly chosen: number | null })[],
): Promise<void> => {
  const assigned = await inventory.assignNumbers(
    tx,
    orderId,
    tickets.filter((ticket) => ticket.chosen === null && ticket.isRegistered && ticket.hasNumbers),
  );
  const numbered = tickets.flatMap(({ id, formatId, chosen }) => {
    const number = chosen ?? assigned.get(id);
    return number === undefined ? [] : [{ ticketId: id, formatId, number }];
  });
  await inventory.giveNumbersToTickets(tx, numbered);
  await setStartNumbers(tx, numbered);
};

/** One ticket per place, exactly once, with numbers, in the transaction that makes the order paid. */
export const issueTickets = async (
  tx: Tx,
  deps: IssueDeps,
  order: PaidOrder,
  lines: readonly StoredLine<TicketDetails>[],
): Promise<void> => {
  if (!(await deps.inventory.sellForOrder(tx, order.id))) throw new Error('a waiting order has lost its places');
  await deps.inventory.lockTeams(
    tx,
    lines.flatMap(({ details }) => [...details.teams]),
  );
  const tickets = await insertTickets(tx, { order, tickets: lines.flatMap(ticketsOf) });
  const missed = tickets.flatMap(({ missedMove }) => missedMove ?? []);
  if (missed.length) await tellMissedMoves(tx, deps.notifications, order, missed);
  const chosenBy = new Map(lines.map(({ id, details }) => [id, details.number ?? null]));
  await giveNumbers(
    tx,
    deps,
    order.id,
    tickets.map((ticket) => ({ ...ticket, chosen: chosenBy.get(ticket.lineId) ?? null })),
  );
};
