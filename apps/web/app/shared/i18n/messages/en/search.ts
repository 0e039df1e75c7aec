import type { Translation } from '../../types.ts';
import type { search as ru } from '../ru/search.ts';

export const search: Translation<typeof ru> = {
  title: 'Find a race',
  description: 'Find an upcoming race by its name or city.',
  label: 'Name or city',
  find: 'Find',
  found: '{count, plural, one {# race found} other {# races found}}',
  upcoming: 'Upcoming races',
  nothing: 'Nothing found for “{text}”',
  nothingText: 'Try another city or name.',
  calendar: 'Open the calendar',
};
