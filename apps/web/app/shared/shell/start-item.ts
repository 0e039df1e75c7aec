import type { EventCity } from '@trassa/contracts';

/** What a short line of a start shows, and what the search looks at: no more travels with the page. */
export type StartItem = Pick<
  EventCity,
  | 'public_id'
  | 'start_time'
  | 'timezone'
  | 'address'
  | 'distance'
  | 'price_from'
  | 'price_distance'
  | 'price_per_person'
  | 'children_from'
  | 'sold_out'
  | 'sale_state'
  | 'city'
> & {
  terrain: Pick<EventCity['terrain'], 'ground'>;
  event: { public_id: string; title: string };
};

export const startItem = (start: EventCity, event: StartItem['event']): StartItem => ({
  public_id: start.public_id,
  start_time: start.start_time,
  timezone: start.timezone,
  address: start.address,
  distance: start.distance,
  price_from: start.price_from,
  price_distance: start.price_distance,
  price_per_person: start.price_per_person,
  children_from: start.children_from,
  sold_out: start.sold_out,
  sale_state: start.sale_state,
  city: start.city,
  terrain: { ground: start.terrain.ground },
  event: { public_id: event.public_id, title: event.title },
});
