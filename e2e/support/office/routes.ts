import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const office = path.resolve(import.meta.dirname, '../../../apps/web/office');
const declarations = readdirSync(office)
  .filter((file) => /^routes(-of-[a-z-]+)?\.tsx$/.test(file))
  .map((file) => path.join(office, file));

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** Paths of the office below /admin as its router declares them: one that is added is looked at without a word here. */
export const readOfficeRoutes = (): string[] => {
  const text = declarations.map((file) => readFileSync(file, 'utf8')).join('\n');
  const doors = all(/const doors = \[([^\]]*)\]/.exec(text)?.[1] ?? '', /'([^']+)'/g);
  const paths = all(text, /\bpath: '([^']+)'/g);
  const others = text.match(/\bpath\b/g)?.length ?? 0;
  // The doors are declared by one line that takes each path by its name.
  if (others !== paths.length + 2) throw new Error('routes.tsx declares paths otherwise than this function reads them');
  return ['', ...doors, ...paths];
};

/** Things of every kind that have a card, by the words of their address before it. */
export type Samples = Readonly<Record<string, string>>;

/** An address of a route, with the sample of its kind; fails where a kind has none. */
export const addressOf = (route: string, samples: Samples): string => {
  const [kind = ''] = route.split('/:');
  if (!route.includes(':')) return `/admin/${route.replace('*', 'net-takoy')}`.replace(/\/$/, '');
  const sample = samples[kind];
  if (sample === undefined) throw new Error(`the route ${route} has no sample of "${kind}"`);
  return `/admin/${route.replace(':id', encodeURIComponent(sample))}`;
};
