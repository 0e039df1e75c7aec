import type { RouteConfigEntry } from '@react-router/dev/routes';
import { writeGenerated } from './write-generated.ts';

const collect = (entries: RouteConfigEntry[], base: string): string[] =>
  entries.flatMap((entry) => {
    const path = entry.index ? base : `${base}/${entry.path ?? ''}`.replace(/\/+$/, '');
    return [...(entry.index || entry.path ? [path || '/'] : []), ...collect(entry.children ?? [], path)];
  });

/** Writes `app/generated/paths.ts`: the paths of the pages that exist, which decide what the navigation shows; whether an editor has
 * written a page by any other word, no path tells. */
export const generatePaths = async (): Promise<void> => {
  const module = await import('../app/routes.ts');
  const paths = [...new Set(collect(module.default, ''))].filter((path) => path !== '/*' && path !== '/:slug').sort();
  await writeGenerated(
    'paths.ts',
    `export const paths: readonly string[] = ${JSON.stringify(paths, null, 2)};\n`.replaceAll('"', "'"),
  );
};
