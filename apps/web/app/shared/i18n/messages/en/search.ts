import type { Translation } from '../../types.ts';
import type { search as ru } from '../ru/search.ts';

export const search: Translation<typeof ru> = {
  title: 'Search',
  description: 'Find a race by its name or city, a thing or a category of the shop.',
  label: 'Race, city or thing',
  find: 'Find',
  found: '{count, plural, one {# race found} other {# races found}}',
  upcoming: 'Upcoming races',
  categories: 'Categories of the shop',
  foundCategories: '{count, plural, one {A category of the shop} other {Categories of the shop}}',
  foundGoods: '{count, plural, one {# thing found} other {# things found}}',
  allGoods: '{count, plural, one {Show # thing} other {All # things}}',
  nothing: 'Nothing found for “{text}”',
  nothingText: 'Try another city, name or thing.',
  calendar: 'Open the calendar',
  shop: 'To the shop',
};
