export type { WantedWave } from './staff/change-waves.ts';
export { movePlaces } from './staff/move-places.ts';
export { officeNumbers, type OfficeNumbersPort } from './numbers/office/office-numbers.ts';
export { officePlaces, type OfficePlacesPort } from './staff/office-places.ts';
export type { OfficePlaces } from './staff/quotas.repository.ts';
export { copyPlaces } from './staff/copy-places.ts';
export { endHoldsOfStart } from './staff/end-holds.repository.ts';
export { type FreePlaces, freePlaces } from './staff/free-places.ts';
export { findTeams } from './staff/find-teams.repository.ts';
export { findFullFormats } from './staff/full-formats.repository.ts';
export { findLowShirts } from './staff/low-shirts.repository.ts';
export { countedFormat } from './domain/counted-format.ts';
export { inventoryPersonalData } from './personal/personal-data.ts';
export { type LaterPlaces, priceMoments } from './domain/held-prices.ts';
export type { BasketHolds } from './basket-holds.repository.ts';
export type { HeldTicket, HeldTickets } from './held-tickets.ts';
export { createInventoryModule, type InventoryDeps, type InventoryModule } from './inventory.ts';
export type {
  ClusterLine,
  NewTeam,
  NumberLine,
  OrderInventory,
  OrderPlaces,
  PlacedCluster,
  PlacedLine,
  PlacedTeam,
  PlaceLine,
  ShirtLine,
  TeamLine,
  TicketPlaces,
} from './order/order-places.ts';
export type { TicketInventory, TicketOfOrder } from './ticket-takings.ts';
