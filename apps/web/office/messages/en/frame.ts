import type { Translation } from '../../../app/shared/i18n/types.ts';
import type { frame as ru } from '../ru/frame.ts';

export const frame: Translation<typeof ru> = {
  office: 'Staff',
  skip: 'Skip to content',
  places: 'Sections',
  groups: { sales: 'Sales', house: 'System' },
  place: {
    today: 'Today',
    starts: 'Starts',
    orders: 'Orders',
    people: 'People',
    tickets: 'Tickets',
    staff: 'Colleagues',
    audit: 'Audit',
    me: 'My sign-in',
  },
  more: 'More',
  language: 'Language',
  languages: { ru: 'Русский', en: 'English' },
  theme: 'Theme: {theme}. Change',
  themes: { auto: 'as the system', light: 'light', dark: 'dark' },
  offline: 'No connection.',
  offlineText: 'The screen shows what was loaded before; you can save once you are online.',
  cancel: 'Cancel',
  failed: 'This screen did not open',
  failedText: 'It failed on our side. Other sections work.',
  failedFile: 'This part did not load: the connection broke or a new version came out. Reload the page.',
  reload: 'Reload the page',
  notFound: 'Nothing like that here',
  notFoundText: 'The address is wrong, or you have no right to it.',
  toHome: 'To the start',
};
