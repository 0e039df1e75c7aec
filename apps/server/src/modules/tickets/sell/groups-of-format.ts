import type { FormatForSale } from '../../events/index.ts';

/** What a format is one of, by sort: a promocode may be for any of them (DEC-82). */
export const groupsOf = ({ event, eventCity }: Pick<FormatForSale, 'event' | 'eventCity'>): Record<string, number> => ({
  event: event.id,
  start: eventCity.id,
  city: eventCity.cityId,
});
