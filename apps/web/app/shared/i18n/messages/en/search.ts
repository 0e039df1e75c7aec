import type { Translation } from '../../types.ts';
import type { search as ru } from '../ru/search.ts';

export const search: Translation<typeof ru> = {
  title: 'Search',
  description: 'Find a race by name or city, or a product in the shop.',
  label: 'Race, city or product',
  find: 'Find',
  found: '{count, plural, one {# race found} other {# races found}}',
  upcoming: 'Upcoming races',
  categories: 'Shop categories',
  foundCategories: '{count, plural, one {Shop category} other {Shop categories}}',
  foundGoods: '{count, plural, one {# product found} other {# products found}}',
  allGoods: '{count, plural, one {Show # product} other {All # products}}',
  nothing: 'Nothing found for “{text}”',
  nothingText: 'Try another city, name or product.',
  calendar: 'Open the calendar',
  shop: 'Go to the shop',
};
