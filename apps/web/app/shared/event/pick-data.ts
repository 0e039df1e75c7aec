import type { EventCityDetail, EventDetail } from '@trassa/contracts';

/** A city to choose from, with what its tickets show in the basket (EVENT-04). */
export type CityOption = Pick<
  EventCityDetail,
  | 'public_id'
  | 'city'
  | 'address'
  | 'start_time'
  | 'timezone'
  | 'sale_state'
  | 'sale_start'
  | 'tickets_left'
  | 'quota'
  | 'distance'
  | 'price_from'
  | 'price_distance'
  | 'price_per_person'
  | 'children_from'
> & {
  terrain: Pick<EventCityDetail['terrain'], 'ground' | 'card'>;
};
export type PickEvent = { public_id: string; title: string; event_city: readonly CityOption[] };

/** Of an event only what the popups need: programmes and courses of other cities stay on the server. */
export const pickData = (event: EventDetail): PickEvent => ({
  public_id: event.public_id,
  title: event.title,
  event_city: event.event_city.map((city) => ({
    public_id: city.public_id,
    city: city.city,
    address: city.address,
    start_time: city.start_time,
    timezone: city.timezone,
    sale_state: city.sale_state,
    sale_start: city.sale_start,
    tickets_left: city.tickets_left,
    quota: city.quota,
    distance: city.distance,
    price_from: city.price_from,
    price_distance: city.price_distance,
    price_per_person: city.price_per_person,
    children_from: city.children_from,
    terrain: { ground: city.terrain.ground, card: city.terrain.card },
  })),
});
