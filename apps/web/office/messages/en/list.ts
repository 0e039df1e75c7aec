import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { list as ru } from '../ru/list.ts';

export const list: Translation<typeof ru> = {
  views: 'Views of the list',
  all: 'All',
  count: '{count, plural, one {# row} other {# rows}}',
  more: 'more than {count}',
  found: 'By filters',
  filter: 'Filter',
  filters: 'Filters',
  removeFilter: 'Remove the filter “{filter}”',
  from: 'from {value}',
  to: 'to {value}',
  boundFrom: 'From',
  boundTo: 'To',
  without: 'none',
  show: 'Show',
  none: 'Nothing found',
  reset: 'Reset filters',
  empty: 'Nothing here yet',
  pages: 'Pages of the list',
  back: 'Back',
  on: 'Next',
};
