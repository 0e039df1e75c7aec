import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Check } from './report.ts';

type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
};
type Manifest = Record<string, Chunk>;

/** Kilobytes, gzipped (back-office 8.3). */
const FIRST = 180;
const ANY = 350;
const STYLES = 30;

/** A chunk and everything that it cannot run without. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, seen);
  return seen;
};

/** What each screen of the back office loads, and that no file of the site names a file of the back office (BO-150, 151). */
export const checkOffice = (build: string): Check[] => {
  const folder = path.join(build, 'office');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const kilobytes = (files: Iterable<string>): number =>
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(folder, file))).length, 0) / 1000;
  const over = (size: number, budget: number): string[] =>
    size > budget ? [`${size.toFixed(1)} kB, ${(size - budget).toFixed(1)} kB over the budget`] : [];

  const [entry = ''] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const first = withImports(manifest, entry);
  const screens = Object.keys(manifest).filter((key) => manifest[key]?.src?.startsWith('screens/'));
  const scriptsOf = (keys: Iterable<string>): string[] => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  const stylesOf = (keys: Iterable<string>): string[] => [...keys].flatMap((key) => manifest[key]?.css ?? []);

  const client = path.join(build, 'client');
  const named = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|webmanifest)$/.test(file))
    .filter((file) => readFileSync(path.join(client, file), 'utf8').includes('assets/office'));
  return [
    {
      name: `the first screen of the back office loads at most ${FIRST} kB of scripts`,
      problems: entry ? over(kilobytes(scriptsOf(first)), FIRST) : ['the build has no entry'],
    },
    ...screens.flatMap((screen) => {
      const all = withImports(manifest, screen, new Set(first));
      return [
        {
          name: `/admin, ${manifest[screen]?.src} loads at most ${ANY} kB of scripts`,
          problems: over(kilobytes(scriptsOf(all)), ANY),
        },
        {
          name: `/admin, ${manifest[screen]?.src} loads at most ${STYLES} kB of styles`,
          problems: over(kilobytes(stylesOf(all)), STYLES),
        },
      ];
    }),
    {
      name: 'pages of visitors name no file of the back office',
      problems: named.map((file) => `client/${file}`),
    },
  ];
};
