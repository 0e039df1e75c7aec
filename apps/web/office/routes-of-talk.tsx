import type { RouteObject } from 'react-router';

/** Screens of what the house writes: mass letters, the outbox. */
export const talkScreens: RouteObject[] = [
  {
    path: 'mailings',
    lazy: async () => ({ Component: (await import('./screens/mailings/mailings.tsx')).Mailings }),
  },
  {
    path: 'mailings/new',
    lazy: async () => ({ Component: (await import('./screens/mailings/new-mailing.tsx')).NewMailing }),
  },
  {
    path: 'mailings/:id',
    lazy: async () => ({ Component: (await import('./screens/mailings/mailing.tsx')).Mailing }),
  },
  {
    path: 'outbox',
    lazy: async () => ({ Component: (await import('./screens/outbox/outbox.tsx')).Outbox }),
  },
  {
    path: 'outbox/:id',
    lazy: async () => ({ Component: (await import('./screens/outbox/letter.tsx')).Letter }),
  },
];
