import type { Tx } from '../../platform/database/index.ts';
import { releasePlace } from './order/ended-tickets.repository.ts';
import type { TicketPlaces } from './order/order-places.ts';
import { ticketInventory } from './ticket-takings.ts';

/** See `OrderInventory.releaseTicket`. In the order of locks: place, start group, shirt, team, numbers. */
export const releaseTicket = async (tx: Tx, ticket: TicketPlaces): Promise<void> => {
  const { clusterId, shirt, teamId } = ticket;
  await releasePlace(tx, ticket.lineId);
  await ticketInventory.moveCluster(tx, ticket, clusterId, null);
  if (shirt) await ticketInventory.moveShirt(tx, ticket, shirt.eventCityId, shirt.size, null);
  if (teamId !== null) await ticketInventory.leaveTeam(tx, ticket, teamId);
  await ticketInventory.freeNumber(tx, ticket.id);
};
