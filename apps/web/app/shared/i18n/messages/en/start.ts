import type { start as ru } from '../ru/start.ts';
import type { Translation } from '../../types.ts';

export const start: Translation<typeof ru> = {
  lastPlaces: 'Last places',
  soldOut: 'Sold out',
  soon: 'Soon',
  saleFrom: 'On sale from {date}',
  saleSoon: 'On sale soon',
  closed: 'Sales closed',
  past: 'Finished',
  obstaclesAt: '{place}, {obstacles}',
  terrainAlt: 'Terrain: {place}',
  free: 'free',
  kilometres: 'km',
  buy: 'Tickets',
  buyTo: 'Tickets: {place}, {price}',
  manyCities: 'In cities across Russia',
  join: 'Enter',
  joinTo: 'Enter: {title}',
};
