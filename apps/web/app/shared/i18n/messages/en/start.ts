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
  moreFormats: '{formats} and\u00a0{count, number}\u00a0more',
  childrenFrom: 'kids from {price}',
  childrenFree: 'kids free',
  perPerson: '{price} per person',
  priceOf: '{distance} {price}',
  kilometres: 'km',
  buy: 'Tickets',
  buyTo: 'Tickets: {place}, {price}',
  openCities: '{title} in other cities',
  seeSimilar: 'Similar races',
  manyCities: 'In cities across Russia',
  join: 'Enter',
  joinTo: 'Enter: {title}',
};
