import type { Settings } from '@trassa/contracts';
import { useRouteLoaderData } from 'react-router';

/** What the root loader gives to every page. */
export type Site = { settings: Settings; siteUrl: string; /** of the copyright */ year: string };

/** Settings and public address; undefined on an error page whose root loader failed. */
export const useSite = (): Site | undefined => useRouteLoaderData('root') as Site | undefined;
