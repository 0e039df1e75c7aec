import type { myClubs as ru } from '../ru/myClubs.ts';
import type { Translation } from '../../types.ts';

export const myClubs: Translation<typeof ru> = {
  title: 'Clubs',
  description: 'Clubs that you are in.',
  failed: 'The clubs did not load. Check the connection and try again.',
  empty: 'You are in no club',
  emptyText: 'With a club it is easier to train, to gather a team and to travel to a race.',
  choose: 'Choose a club',
  search: 'Search by name',
  sort: 'Order',
  by: {
    date: 'By date',
    name: 'By name',
  },
  ascending: '{by}, ascending',
  descending: '{by}, descending',
  count: '{count, plural, one {# club} other {# clubs}}',
  found: '{count, plural, =0 {Nothing found} one {# club found} other {# clubs found}}',
  open: 'To the club',
};
