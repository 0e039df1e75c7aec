import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { events as ru } from '../ru/events.ts';

export const events: Translation<typeof ru> = {
  title: 'Events',
  search: 'Title',
  empty: 'The first event is made together with the first start.',
  series: 'Series and projects',
  create: 'New start',
  column: {
    title: 'Event',
    series: 'Series',
    status: 'State',
    starts: 'Starts',
    next: 'Next',
    day: 'Day of the start',
  },
  view: { published: 'On the site', drafts: 'Drafts', archive: 'Archive' },
  filter: { status: 'State', series: 'Series', project: 'Project' },
  value: { status: { draft: 'Draft', published: 'On the site', archived: 'Archived' } },
  noStarts: 'No starts yet.',
  archive: 'Archive',
  archiveTitle: 'Archive “{title}”?',
  archiveText: 'The event leaves the lists. It cannot be archived while a published start is ahead.',
  restore: 'Restore from archive',
  remove: 'Delete',
  removeTitle: 'Delete “{title}”?',
  removeText: 'The draft will be gone for good.',
  removed: 'The event is deleted',
};
