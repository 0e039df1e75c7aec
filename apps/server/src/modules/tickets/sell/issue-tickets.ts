import { randomId } from '../../../kernel/ids.ts';
import { inTurn, type Tx } from '../../../platform/database/index.ts';
import type { OrderInventory } from '../../inventory/index.ts';
import type { PaidOrder, StoredLine } from '../../orders/index.ts';
import { type IssuedTicket, insertTickets, setStartNumber, type NewTicket } from './issue.repository.ts';
import type { TicketDetails } from './ticket-line.ts';

export type IssueDeps = { readonly inventory: OrderInventory };

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
const giveNumber = async (
  tx: Tx,
  { inventory }: IssueDeps,
  orderId: number,
  ticket: IssuedTicket,
  chosen: number | null,
): Promise<void> => {
  if (!ticket.isRegistered && chosen === null) return;
  const number =
    chosen ??
    (ticket.hasNumbers ? await inTurn(tx, () => inventory.assignNumber(tx, orderId, ticket.formatId, ticket)) : null);
  if (number === null) return;
  await inventory.giveNumberToTicket(tx, ticket.formatId, number, ticket.id);
  await setStartNumber(tx, ticket.id, number);
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
  for (const ticket of tickets) {
    const line = lines.find(({ id }) => id === ticket.lineId);
    await giveNumber(tx, deps, order.id, ticket, line?.details.number ?? null);
  }
};
