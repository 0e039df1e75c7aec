import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { media as ru } from '../ru/media.ts';

export const media: Translation<typeof ru> = {
  title: 'Pictures',
  empty:
    'There are no pictures yet: they are uploaded on the cards of news, pages, banners, stories, products, clubs and events.',
  name: 'Picture {name}',
  nowhere: 'Stands nowhere',
  more: 'and {count} more',
  column: { picture: 'Picture', things: 'Where it stands', since: 'Last change' },
  view: { unused: 'Stand nowhere' },
  filter: { use: 'Stands', kind: 'Kind' },
  value: {
    use: { used: 'somewhere', unused: 'nowhere' },
    kind: {
      news: 'news',
      page: 'page',
      banner: 'banner',
      story: 'story',
      product: 'product',
      club: 'club',
      event: 'event',
      document: 'document',
    },
  },
  places: 'Where it stands',
  nothing: 'It is neither on the site nor in drafts nor in versions that are kept.',
  shownFirst: 'These are the first {shown} of {count}.',
  versions: '{count, plural, one {in # version} other {in # versions}}',
  onlyVersions: '{count, plural, one {only in # version} other {only in # versions}}',
  uploaded: 'Uploaded',
  changed: 'Last change',
  restsUntil: 'It can be deleted from {at} on: somebody may be writing what it was uploaded for.',
  documentsStay: 'It stays in documents: their text does not change.',
  act: { replace: 'Replace everywhere', remove: 'Delete' },
  title_replace: 'Replace the picture everywhere?',
  title_remove: 'Delete the picture?',
  text: {
    replace:
      'The new one is at once on the site, in drafts and in versions that are kept. The former one comes back by another such replacement.',
    remove: 'The file is erased and cannot be brought back.',
  },
  file: 'New picture',
  noFile: 'Choose a file',
  fileHint: 'At least {width} × {height}, up to 2 MB',
  done: { replace: 'The picture is replaced: this is the new one', remove: 'The picture is deleted' },
};
