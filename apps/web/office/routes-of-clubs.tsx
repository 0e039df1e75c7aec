import type { RouteObject } from 'react-router';

// One file for what is opened one after another: each import of its own names all its files in the first script of the office.
const kept = () => import('./screens/clubs/kept.ts');
const results = () => import('./screens/clubs/results.ts');

/** Screens of clubs: who they are, their competitions, results that are handed in. */
export const clubScreens: RouteObject[] = [
  { path: 'clubs', lazy: async () => ({ Component: (await kept()).Clubs }) },
  { path: 'clubs/new', lazy: async () => ({ Component: (await kept()).NewClub }) },
  { path: 'clubs/results', lazy: async () => ({ Component: (await results()).ClubQueue }) },
  { path: 'clubs/results/all', lazy: async () => ({ Component: (await results()).ClubResults }) },
  { path: 'clubs/results/:id', lazy: async () => ({ Component: (await results()).ClubResultCard }) },
  { path: 'clubs/competitions', lazy: async () => ({ Component: (await kept()).Competitions }) },
  { path: 'clubs/competitions/new', lazy: async () => ({ Component: (await kept()).NewCompetition }) },
  { path: 'clubs/competitions/:id', lazy: async () => ({ Component: (await kept()).CompetitionCard }) },
  { path: 'clubs/competition-types', lazy: async () => ({ Component: (await kept()).CompetitionTypes }) },
  { path: 'clubs/competition-types/new', lazy: async () => ({ Component: (await kept()).NewCompetitionType }) },
  { path: 'clubs/competition-types/:id', lazy: async () => ({ Component: (await kept()).CompetitionTypeCard }) },
  { path: 'clubs/:id', lazy: async () => ({ Component: (await kept()).ClubCard }) },
];
