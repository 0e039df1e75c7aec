import type { EventCityCard, ResultCity } from '@trassa/contracts';

/** What the pages of results show of a start: the rest stays on the server. */
export type CityData = Pick<
  EventCityCard,
  'public_id' | 'city' | 'start_time' | 'timezone' | 'distance' | 'address'
> & {
  event: { public_id: string; title: string };
  terrain: Pick<EventCityCard['terrain'], 'ground' | 'card' | 'wide' | 'plain'>;
};

export const cityData = ({
  public_id,
  city,
  start_time,
  timezone,
  distance,
  address,
  event,
  terrain,
}: EventCityCard): CityData => ({
  public_id,
  city,
  start_time,
  timezone,
  distance,
  address,
  event: { public_id: event.public_id, title: event.title },
  terrain: { ground: terrain.ground, card: terrain.card, wide: terrain.wide, plain: terrain.plain },
});

/** One start of the list, with how many ran. */
export type ResultCityData = CityData & { results: ResultCity['results'] };

export const resultCityData = (card: ResultCity): ResultCityData => ({ ...cityData(card), results: card.results });
