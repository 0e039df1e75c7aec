import type { NavId } from '../../shared/navigation.ts';

/** Name of the first path segment of each information page, for the crumbs (NAV-28). */
const names: Readonly<Record<string, NavId>> = {
  about: 'about',
  partners: 'partners',
  corp: 'corp',
  feedback: 'feedback',
  smi: 'media',
  merch: 'merch',
  logistics: 'logistics',
  newyear_2022: 'newYear',
};

export const segmentOf = (path: string): NavId => names[path.split('/')[1] ?? ''] ?? 'about';
