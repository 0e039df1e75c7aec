import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { series as ru } from '../ru/series.ts';

export const series: Translation<typeof ru> = {
  title: 'Series and projects',
  empty: 'No projects yet',
  emptyText: 'A project gathers series, a series gathers events: “Trassa” → “Forest Trassa” → “Forest Trassa 2027”.',
  new: 'New series',
  newProject: 'New project',
  changeProject: 'Change project',
  create: 'Make',
  save: 'Save',
  column: { title: 'Series', english: 'In English', events: 'Events' },
  events: '{count, plural, =0 {No events} one {# event} other {# events}}',
  noSeries: 'No series yet.',
  link: 'Site of the project',
  project: 'Project',
  ownProject: 'A new one of the same title',
  about: 'About the series',
  video: 'Video',
  remove: 'Delete',
  removeTitle: 'Delete “{title}”?',
  removeText: 'The series has no events. It cannot be brought back.',
  removeProjectText: 'The project has no series. It cannot be brought back.',
};
