import type { FastifyInstance } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { mountOfficeVite, mountVite } from './development.ts';
import { addOfficeShell } from './office-shell.ts';
import { addPages } from './pages.ts';
import type { Web } from './services.ts';
import { addOfficeFiles, addStaticFiles } from './static-files.ts';

export type { Web, WebServices } from './services.ts';

export type WebOptions = {
  mode: 'build' | 'dev' | 'none';
  siteUrl: string;
  log: Log;
  metrics: Metrics;
  /** Pages that may be rendered per minute for an address. */
  renderedPerMinute?: number;
  /** Instead of the web's build: tests. */
  web?: Web;
  /** Milliseconds in the micro-cache. */
  cacheLife?: number;
};

/** About a second: a crowd costs one rendering, and a count of places is never older than 5 s (DEC-17). */
const usualLife = 1000;
const webFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../web');

/** The pages: the web's build by its path, Vite in development, or nothing but the API. */
export const mountWeb = async (app: FastifyInstance, options: WebOptions): Promise<void> => {
  const { mode, siteUrl, log, metrics, web, cacheLife = usualLife, renderedPerMinute = 240 } = options;
  const common = { siteUrl, metrics, renderedPerMinute };
  if (web) return addPages(app, { ...common, isDev: false, cacheLife, loadWeb: async () => web });
  if (mode === 'none') return;
  if (mode === 'dev') {
    addOfficeShell(app, { siteUrl, isDev: true, loadPage: await mountOfficeVite(app, webFolder) });
    const loadWeb = await mountVite(app, webFolder);
    return addPages(app, { ...common, isDev: true, cacheLife: 0, loadWeb });
  }
  const entry = path.join(webFolder, 'build/server/index.js');
  const office = path.join(webFolder, 'build/office');
  if (!fs.existsSync(entry) || !fs.existsSync(path.join(office, 'index.html')))
    throw new Error('The web is not built: run `npm run build -w apps/web`, or set WEB=none for the API alone.');
  // React chooses its own build by this variable; the development one renders several times slower.
  process.env['NODE_ENV'] ??= 'production';
  const build = (await import(pathToFileURL(entry).href)) as Web;
  await addStaticFiles(app, path.join(webFolder, 'build/client'), log);
  await addOfficeFiles(app, office, log);
  const officePage = fs.readFileSync(path.join(office, 'index.html'), 'utf8');
  addOfficeShell(app, { siteUrl, isDev: false, loadPage: async () => officePage });
  addPages(app, { ...common, isDev: false, cacheLife, loadWeb: async () => build });
};
