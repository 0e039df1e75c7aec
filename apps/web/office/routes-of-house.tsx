import type { RouteObject } from 'react-router';

/** Screens of the lists of the house. */
export const houseScreens: RouteObject[] = [
  {
    path: 'reference',
    lazy: async () => ({ Component: (await import('./screens/reference/reference.tsx')).Reference }),
  },
  {
    path: 'reference/imports/:id',
    lazy: async () => ({ Component: (await import('./screens/reference/reference-import.tsx')).ReferenceImport }),
  },
];
