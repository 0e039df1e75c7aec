import type { RouteObject } from 'react-router';

/** Screens of what the house writes and with whom it sells: mass letters, the outbox, partners. */
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
  {
    path: 'templates',
    lazy: async () => ({ Component: (await import('./screens/templates/templates.tsx')).Templates }),
  },
  {
    path: 'templates/:id',
    lazy: async () => ({ Component: (await import('./screens/templates/template.tsx')).Template }),
  },
  {
    path: 'partners',
    lazy: async () => ({ Component: (await import('./screens/partners/partners.tsx')).Partners }),
  },
  {
    path: 'partners/:id',
    lazy: async () => ({ Component: (await import('./screens/partners/partner.tsx')).Partner }),
  },
  {
    path: 'partners/baskets',
    lazy: async () => ({ Component: (await import('./screens/partners/baskets.tsx')).Baskets }),
  },
  {
    path: 'partners/baskets/new',
    lazy: async () => ({ Component: (await import('./screens/partners/new-basket.tsx')).NewBasket }),
  },
  {
    path: 'partners/baskets/:id',
    lazy: async () => ({ Component: (await import('./screens/partners/basket.tsx')).Basket }),
  },
];
