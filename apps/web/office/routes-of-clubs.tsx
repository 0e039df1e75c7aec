import type { RouteObject } from 'react-router';

/** Screens of clubs: who they are, their competitions, results that are handed in. */
export const clubScreens: RouteObject[] = [
  {
    path: 'clubs',
    lazy: async () => ({ Component: (await import('./screens/clubs/clubs.tsx')).Clubs }),
  },
  {
    path: 'clubs/new',
    lazy: async () => ({ Component: (await import('./screens/clubs/new-club.tsx')).NewClub }),
  },
  {
    path: 'clubs/results',
    lazy: async () => ({ Component: (await import('./screens/clubs/queue.tsx')).ClubQueue }),
  },
  {
    path: 'clubs/results/all',
    lazy: async () => ({ Component: (await import('./screens/clubs/results-list.tsx')).ClubResults }),
  },
  {
    path: 'clubs/results/:id',
    lazy: async () => ({ Component: (await import('./screens/clubs/result-card.tsx')).ClubResultCard }),
  },
  {
    path: 'clubs/:id',
    lazy: async () => ({ Component: (await import('./screens/clubs/club.tsx')).ClubCard }),
  },
];
