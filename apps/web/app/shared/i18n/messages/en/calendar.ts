import type { Translation } from '../../types.ts';
import type { calendar as ru } from '../ru/calendar.ts';

export const calendar: Translation<typeof ru> = {
  title: 'Calendar',
  type: 'Event',
  allTypes: 'All events',
  city: 'City',
  allCities: 'All cities',
  from: 'From',
  to: 'To',
  months: 'Month',
  allMonths: 'All months',
  apply: 'Show',
  reset: 'Reset',
  removeFilter: 'Remove filter: {name}',
  found: '{count, plural, =0 {No races found} one {# race} other {# races}}',
  season: 'Races this season',
  past: 'Past races',
  emptyTitle: 'No races match these filters',
  emptyText: 'Remove some filters or see the whole calendar.',
  showAll: 'Whole calendar',
  fromChip: 'from {date}',
  toChip: 'to {date}',
  ics: 'Subscribe to the calendar',
};
