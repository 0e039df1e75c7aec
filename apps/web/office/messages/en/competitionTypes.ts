import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { competitionTypes as ru } from '../ru/competitionTypes.ts';

export const competitionTypes: Translation<typeof ru> = {
  title: 'Types of competitions',
  new: 'New type',
  create: 'Add the type',
  made: 'The type is added',
  newText: 'People can hand in results of this type at once. In the list it stands last.',
  empty: 'No types of competitions yet',
  emptyText: 'Every competition has a type: what people compete in and what is measured. Add the first one.',
  about: 'About the type',
  order: 'Order on the site',
  column: {
    title: 'Type',
    unit: 'What is measured',
    distance: 'Distance, km',
    competitions: 'Competitions',
    results: 'Results',
  },
  unit: {
    time: 'Time: less is better',
    count: 'Number: more is better',
    distance: 'Distance: more is better',
  },
  field: {
    title_ru: 'Title in Russian',
    title_en: 'Title in English',
    unit: 'What is measured',
    distance: 'Distance of our races, km',
    with_obstacles: 'Only races with obstacles',
    description_ru: 'What counts, in Russian',
    description_en: 'What counts, in English',
  },
  hint: {
    title_en: 'Empty: English readers see the Russian one.',
    unit: 'It does not change after the first result.',
    distance: 'An official result of such a race counts without a check. Empty: all are checked.',
    description_ru: 'Whoever hands in a result sees it.',
  },
  kept: 'There are results already: this does not change.',
  yes: 'Yes',
  no: 'No',
  counts:
    '{competitions, plural, =0 {no competitions} one {# competition} other {# competitions}}, {results, plural, =0 {no results} one {# result} other {# results}}',
  remove: 'Remove',
  removed: 'The type is removed',
  removeTitle: 'Remove the type “{title}”?',
  removeText: 'It has neither competitions nor results. It cannot be brought back.',
  keptTitle: 'The type “{title}” is in use',
  keptText:
    'It cannot be removed: competitions: {competitions, plural, other {#}}, results handed in: {results, plural, other {#}}.',
  toCompetitions: 'Show the competitions',
};
