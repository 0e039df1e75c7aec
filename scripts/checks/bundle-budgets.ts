// Checks what each page makes a browser load, gzipped, against the budgets of the architecture.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkOffice } from './office-budgets.ts';
import { type Check, printReport } from './report.ts';

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  hasDefaultExport: boolean;
  imports?: string[];
  css?: string[];
};
type Manifest = {
  entry: { module: string; imports: string[]; css?: string[] };
  routes: Record<string, ManifestRoute>;
};

const KILOBYTE = 1000;
const CSS_BUDGET = 25;
const FONT_BUDGET = 50;
const SCRIPT_BUDGETS = [
  { path: /^\/basket(\/|$)/, budget: 230 },
  { path: /^\//, budget: 164 },
] as const;

const client = path.resolve(import.meta.dirname, '../../apps/web/build/client');
const assets = path.join(client, 'assets');

const readManifest = (): Manifest => {
  const name = readdirSync(assets).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('the build has no route manifest');
  const source = readFileSync(path.join(assets, name), 'utf8');
  return JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
};

const gzipped = new Map<string, number>();

/** Size of one file of the build as it travels, in bytes. */
const weigh = (url: string): number => {
  const known = gzipped.get(url);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(path.join(client, url))).length;
  gzipped.set(url, size);
  return size;
};

/** A file may be named with a mark such as `#` behind it; it is loaded once all the same. */
const kilobytes = (urls: readonly string[]): number => {
  const files = new Set(urls.map((url) => url.replace(/[?#].*$/, '')));
  return [...files].reduce((sum, file) => sum + weigh(file), 0) / KILOBYTE;
};

const chainOf = (manifest: Manifest, route: ManifestRoute): ManifestRoute[] => {
  const parent = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  return parent ? [...chainOf(manifest, parent), route] : [route];
};

const addressOf = (chain: readonly ManifestRoute[]): string =>
  `/${chain.flatMap((route) => route.path || []).join('/')}`;

const over = (size: number, budget: number): string[] =>
  size > budget ? [`${size.toFixed(1)} kB, ${(size - budget).toFixed(1)} kB over the budget`] : [];

const checkPage = (manifest: Manifest, page: ManifestRoute): Check[] => {
  const chain = chainOf(manifest, page);
  const address = addressOf(chain);
  const scripts = [manifest.entry, ...chain].flatMap((part) => [part.module, ...(part.imports ?? [])]);
  const styles = [manifest.entry, ...chain].flatMap((part) => part.css ?? []);
  const budget = SCRIPT_BUDGETS.find((entry) => entry.path.test(address))?.budget ?? 0;
  return [
    { name: `${address} loads at most ${budget} kB of scripts`, problems: over(kilobytes(scripts), budget) },
    { name: `${address} loads at most ${CSS_BUDGET} kB of styles`, problems: over(kilobytes(styles), CSS_BUDGET) },
  ];
};

const manifest = readManifest();
const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
// Resource routes (files, feeds) have no component and load nothing.
const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id) && route.hasDefaultExport);

const fonts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => /\.woff2?$/.test(file));
const fontSize = fonts.reduce((sum, file) => sum + readFileSync(path.join(client, file)).length, 0) / KILOBYTE;

printReport([
  ...pages.flatMap((page) => checkPage(manifest, page)),
  {
    name: `fonts weigh at most ${FONT_BUDGET} kB`,
    problems: fonts.length > 0 ? over(fontSize, FONT_BUDGET) : ['the build has no fonts'],
  },
  ...checkOffice(path.resolve(client, '..')),
]);
