import type { EventCityDetail, EventDetail } from '@trassa/contracts';

/** A city to choose from, with what its tickets show in the basket (EVENT-04). */
export type CityOption = Pick<
  EventCityDetail,
  'public_id' | 'city' | 'address' | 'start_time' | 'timezone' | 'sale_state' | 'price_from'
> & {
  terrain: Pick<EventCityDetail['terrain'], 'ground' | 'card'>;
};
export type PickEvent = { public_id: string; title: string; event_city: readonly CityOption[] };

/** Of an event only what the popups need: programmes and courses of other cities stay on the server. */
export const pickData = (event: EventDetail): PickEvent => ({
  public_id: event.public_id,
  title: event.title,
  event_city: event.event_city.map(
    ({ public_id, city, address, start_time, timezone, sale_state, price_from, terrain }) => ({
      public_id,
      city,
      address,
      start_time,
      timezone,
      sale_state,
      price_from,
      terrain: { ground: terrain.ground, card: terrain.card },
    }),
  ),
});
