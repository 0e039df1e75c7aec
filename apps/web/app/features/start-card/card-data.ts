import type { Event, EventCityCard, SaleState } from '@trassa/contracts';

/** What a card shows of an event city: the rest stays on the server, pages are sent to phones. */
export type CardData = Pick<
  EventCityCard,
  | 'public_id'
  | 'city'
  | 'address'
  | 'start_time'
  | 'timezone'
  | 'price_from'
  | 'price_distance'
  | 'price_per_person'
  | 'children_from'
  | 'sale_start'
  | 'sale_state'
  | 'tickets_left'
  | 'quota'
  | 'distance'
  | 'obstacles'
> & {
  event: { public_id: string; title: string };
  formats: readonly string[];
  /** Formats beside those. */
  more_formats: number;
  terrain: Pick<EventCityCard['terrain'], 'ground' | 'card'>;
};

const shownFormats = 2;

export const cardData = (card: EventCityCard): CardData => ({
  public_id: card.public_id,
  city: card.city,
  address: card.address,
  start_time: card.start_time,
  timezone: card.timezone,
  price_from: card.price_from,
  price_distance: card.price_distance,
  price_per_person: card.price_per_person,
  children_from: card.children_from,
  sale_start: card.sale_start,
  sale_state: card.sale_state,
  tickets_left: card.tickets_left,
  quota: card.quota,
  distance: card.distance,
  obstacles: card.obstacles,
  event: { public_id: card.event.public_id, title: card.event.title },
  formats: card.formats.slice(0, shownFormats),
  more_formats: Math.max(0, card.formats.length - shownFormats),
  terrain: { ground: card.terrain.ground, card: card.terrain.card },
});

/** What a similar event shows (BASKET-29, BASKET-30). */
export type SimilarData = {
  public_id: string;
  title: string;
  description: string;
  /** The address of the only city; null: 'В городах России'. */
  address: string | null;
  first: Pick<EventCityCard, 'start_time' | 'timezone' | 'distance'> & { terrain: { ground: string; card: string } };
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Of its first city on sale, else of the first that is to open; null for an event without either: nothing there can be joined. */
export const similarData = (event: Event): SimilarData | null => {
  const inState = (state: SaleState) => event.event_city.find((city) => city.sale_state === state);
  const first = inState('open') ?? inState('soon');
  if (!first) return null;
  const { start_time, timezone, distance, terrain } = first;
  return {
    public_id: event.public_id,
    title: event.title,
    description: plain(event.description),
    address: event.event_city.length === 1 ? first.address : null,
    first: { start_time, timezone, distance, terrain: { ground: terrain.ground, card: terrain.card } },
  };
};
