import type { EventCityFilter } from '@trassa/contracts';
import { minorOf } from '@trassa/rules';
import { fromUnix } from '../../kernel/clock.ts';
import type { CityFilter } from './events.repository.ts';

/** A wish on the wire (roubles, unix seconds) as the repository reads it; absent and null are any (DEC-50). */
export const toCityFilter = (asked: EventCityFilter): CityFilter => ({
  city: asked.city ?? null,
  from: typeof asked.date_from === 'number' ? fromUnix(asked.date_from) : null,
  to: typeof asked.date_to === 'number' ? fromUnix(asked.date_to) : null,
  eventType: asked.event_type ?? null,
  race: {
    distanceFrom: asked.distance_from ?? null,
    distanceTo: asked.distance_to ?? null,
    isForKids: asked.kids ?? false,
    isForTeams: asked.team ?? false,
    priceTo: typeof asked.price_to === 'number' ? minorOf(asked.price_to) : null,
  },
});
