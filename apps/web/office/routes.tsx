import { createBrowserRouter, type RouteObject } from 'react-router';
import { Door } from './shared/door/door.tsx';
import { Failed } from './shared/frame/failed.tsx';
import { Frame } from './shared/frame/frame.tsx';
import { Home } from './shared/frame/home.tsx';
import { Leading } from './shared/frame/leading.tsx';
import { clubScreens } from './routes-of-clubs.tsx';
import { contentScreens } from './routes-of-content.tsx';
import { houseScreens } from './routes-of-house.tsx';
import { moneyScreens } from './routes-of-money.tsx';
import { shopScreens } from './routes-of-shop.tsx';
import { supportScreens } from './routes-of-support.tsx';
import { talkScreens } from './routes-of-talk.tsx';
import { NotFound } from './shared/frame/not-found.tsx';

/** Addresses of the door: whoever is in is led to what he may do. */
const doors = ['sign-in', 'second-factor', 'welcome'];

const screens: RouteObject[] = [
  { index: true, Component: Home },
  ...doors.map((path) => ({ path, element: <Leading to="/" /> })),
  { path: 'tasks', lazy: async () => ({ Component: (await import('./screens/tasks/tasks.tsx')).Tasks }) },
  { path: 'people', lazy: async () => ({ Component: (await import('./screens/people/people.tsx')).People }) },
  { path: 'people/:id', lazy: async () => ({ Component: (await import('./screens/people/person.tsx')).Person }) },
  { path: 'orders', lazy: async () => ({ Component: (await import('./screens/orders/orders.tsx')).Orders }) },
  { path: 'orders/:id', lazy: async () => ({ Component: (await import('./screens/orders/order.tsx')).Order }) },
  { path: 'tickets', lazy: async () => ({ Component: (await import('./screens/tickets/tickets.tsx')).Tickets }) },
  { path: 'tickets/:id', lazy: async () => ({ Component: (await import('./screens/tickets/ticket.tsx')).Ticket }) },
  { path: 'events', lazy: async () => ({ Component: (await import('./screens/events/events.tsx')).Events }) },
  { path: 'events/:id', lazy: async () => ({ Component: (await import('./screens/events/event.tsx')).EventCard }) },
  { path: 'series', lazy: async () => ({ Component: (await import('./screens/events/series.tsx')).SeriesScreen }) },
  {
    path: 'series/:id',
    lazy: async () => ({ Component: (await import('./screens/events/series-card.tsx')).SeriesCard }),
  },
  { path: 'starts', lazy: async () => ({ Component: (await import('./screens/starts/starts.tsx')).Starts }) },
  {
    path: 'starts/new',
    lazy: async () => ({ Component: (await import('./screens/starts/wizard/wizard.tsx')).Wizard }),
  },
  {
    path: 'starts/:id',
    lazy: async () => ({ Component: (await import('./screens/starts/overview.tsx')).StartOverviewScreen }),
  },
  {
    path: 'starts/:id/settings',
    lazy: async () => ({ Component: (await import('./screens/starts/settings/settings.tsx')).StartSettings }),
  },
  {
    path: 'starts/:id/move',
    lazy: async () => ({ Component: (await import('./screens/starts/move/move.tsx')).MoveStart }),
  },
  {
    path: 'starts/:id/formats',
    lazy: async () => ({ Component: (await import('./screens/starts/formats/start-formats.tsx')).StartFormats }),
  },
  {
    path: 'starts/:id/prices',
    lazy: async () => ({ Component: (await import('./screens/starts/prices/prices.tsx')).Prices }),
  },
  {
    path: 'starts/:id/numbers',
    lazy: async () => ({ Component: (await import('./screens/starts/numbers/numbers.tsx')).Numbers }),
  },
  {
    path: 'starts/:id/results',
    lazy: async () => ({ Component: (await import('./screens/starts/results/results.tsx')).StartResults }),
  },
  {
    path: 'imports/:id',
    lazy: async () => ({ Component: (await import('./screens/imports/import.tsx')).Import }),
  },
  {
    path: 'starts/:id/places',
    lazy: async () => ({ Component: (await import('./screens/starts/places/places.tsx')).Places }),
  },
  {
    path: 'formats/:id',
    lazy: async () => ({ Component: (await import('./screens/starts/formats/format.tsx')).FormatCard }),
  },
  {
    path: 'promocodes',
    lazy: async () => ({ Component: (await import('./screens/promocodes/promocodes.tsx')).Promocodes }),
  },
  {
    path: 'promocodes/new',
    lazy: async () => ({ Component: (await import('./screens/promocodes/new-promocode.tsx')).NewPromocode }),
  },
  {
    path: 'promocodes/:id',
    lazy: async () => ({ Component: (await import('./screens/promocodes/promocode.tsx')).Promocode }),
  },
  {
    path: 'promocode-series',
    lazy: async () => ({ Component: (await import('./screens/promocodes/series/series-list.tsx')).SeriesList }),
  },
  {
    path: 'promocode-series/new',
    lazy: async () => ({ Component: (await import('./screens/promocodes/series/new-series.tsx')).NewSeries }),
  },
  {
    path: 'promocode-series/:id',
    lazy: async () => ({ Component: (await import('./screens/promocodes/series/series.tsx')).PromocodeSeriesCard }),
  },
  {
    path: 'certificates',
    lazy: async () => ({ Component: (await import('./screens/certificates/certificates.tsx')).Certificates }),
  },
  {
    path: 'certificates/new',
    lazy: async () => ({ Component: (await import('./screens/certificates/new-certificate.tsx')).NewCertificate }),
  },
  {
    path: 'certificates/:id',
    lazy: async () => ({ Component: (await import('./screens/certificates/certificate.tsx')).Certificate }),
  },
  ...contentScreens,
  ...talkScreens,
  ...supportScreens,
  {
    path: 'privacy',
    lazy: async () => ({ Component: (await import('./screens/privacy/requests.tsx')).PrivacyRequests }),
  },
  {
    path: 'privacy/new',
    lazy: async () => ({ Component: (await import('./screens/privacy/new-request.tsx')).NewPrivacyRequest }),
  },
  {
    path: 'privacy/:id',
    lazy: async () => ({ Component: (await import('./screens/privacy/request.tsx')).PrivacyRequest }),
  },
  {
    path: 'consents',
    lazy: async () => ({ Component: (await import('./screens/privacy/consents.tsx')).Consents }),
  },
  ...shopScreens,
  ...houseScreens,
  ...clubScreens,
  {
    path: 'starts/:id/participants',
    lazy: async () => ({ Component: (await import('./screens/tickets/participants.tsx')).Participants }),
  },
  {
    path: 'starts/:id/invite',
    lazy: async () => ({ Component: (await import('./screens/invite/invite-people.tsx')).InvitePeople }),
  },
  ...moneyScreens,
  {
    path: 'starts/:id/cancel',
    lazy: async () => ({ Component: (await import('./screens/money/cancel-start.tsx')).CancelStart }),
  },
  {
    path: 'starts/:id/refunds',
    lazy: async () => ({ Component: (await import('./screens/money/mass-refund.tsx')).MassRefund }),
  },
  { path: 'settings', element: <Leading to="/settings/brand" /> },
  {
    path: 'settings/:id',
    lazy: async () => ({ Component: (await import('./screens/settings/settings.tsx')).Settings }),
  },
  { path: 'audit', lazy: async () => ({ Component: (await import('./screens/audit/audit.tsx')).Audit }) },
  { path: 'me', lazy: async () => ({ Component: (await import('./screens/me/me.tsx')).Me }) },
  { path: 'staff', lazy: async () => ({ Component: (await import('./screens/staff/staff.tsx')).Staff }) },
  { path: 'staff/invite', lazy: async () => ({ Component: (await import('./screens/staff/invite.tsx')).Invite }) },
  { path: 'staff/:id', lazy: async () => ({ Component: (await import('./screens/staff/colleague.tsx')).Colleague }) },
  { path: '*', Component: NotFound },
];

export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: Failed,
      // The server sends an empty page: what is drawn first is the door, or a screen once its file has come.
      HydrateFallback: () => null,
      children: [
        {
          path: 'invitation',
          lazy: async () => ({ Component: (await import('./screens/links/invitation.tsx')).Invitation }),
        },
        { path: 'not-me', lazy: async () => ({ Component: (await import('./screens/links/not-me.tsx')).NotMe }) },
        {
          Component: Door,
          children: [{ Component: Frame, children: [{ ErrorBoundary: Failed, children: screens }] }],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
