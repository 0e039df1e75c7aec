/** Screens of parcels, loaded together. */
export { Picking } from './picking.tsx';
export { ShipmentCard } from './shipment.tsx';
export { Shipments } from './shipments.tsx';
