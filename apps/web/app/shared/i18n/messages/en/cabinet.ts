import type { Translation } from '../../types.ts';
import type { cabinet as ru } from '../ru/cabinet.ts';

export const cabinet: Translation<typeof ru> = {
  menu: 'Account',
  pages: {
    tickets: 'My events',
    orders: 'Purchases',
    insurances: 'Insurance',
    clubs: 'Clubs',
    settings: 'Settings',
    sessions: 'Sessions',
    office: 'Back office',
    exit: 'Sign out',
  },
};
