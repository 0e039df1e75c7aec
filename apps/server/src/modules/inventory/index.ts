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
} from './order-places.ts';
