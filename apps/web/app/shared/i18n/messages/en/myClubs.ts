import type { myClubs as ru } from '../ru/myClubs.ts';
import type { Translation } from '../../types.ts';

export const myClubs: Translation<typeof ru> = {
  title: 'Clubs',
  description: 'Clubs you belong to.',
  failed: 'Could not load clubs. Check your connection and try again.',
  empty: 'You are not in any club',
  emptyText: 'With a club it is easier to train, form a team and travel to races.',
  choose: 'Choose a club',
  search: 'Search by name',
  sort: 'Sort',
  by: {
    date: 'By date',
    name: 'By name',
  },
  ascending: '{by}, ascending',
  descending: '{by}, descending',
  count: '{count, plural, one {# club} other {# clubs}}',
  found: '{count, plural, =0 {Nothing found} one {# club found} other {# clubs found}}',
  open: 'Go to club',
};
