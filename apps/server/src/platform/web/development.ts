import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Web } from './services.ts';

/** The part of Vite's server that is used; Vite belongs to the web's packages, not to ours. */
type ViteServer = {
  middlewares(req: IncomingMessage, res: ServerResponse, next: (error?: Error) => void): void;
  ssrLoadModule(file: string): Promise<unknown>;
  ssrFixStacktrace(error: Error): void;
  transformIndexHtml(url: string, html: string): Promise<string>;
  close(): Promise<void>;
};
type Vite = { createServer(options: object): Promise<ViteServer> };

const loadVite = async (webFolder: string): Promise<Vite> => {
  const entry = createRequire(path.join(webFolder, 'package.json')).resolve('vite');
  return (await import(pathToFileURL(entry).href)) as Vite;
};

/** Vite of the back office, which serves its modules below /admin; answers with the page of an address. */
export const mountOfficeVite = async (
  app: FastifyInstance,
  webFolder: string,
): Promise<(address: string) => Promise<string>> => {
  const root = path.join(webFolder, 'office');
  const vite = await loadVite(webFolder);
  const server = await vite.createServer({
    root,
    base: '/admin/',
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: '/office-changes' } },
  });
  app.addHook('onRequest', (req, reply, done) => {
    if (!req.raw.url?.startsWith('/admin/')) return done();
    server.middlewares(req.raw, reply.raw, done);
  });
  app.addHook('onClose', () => server.close());
  return async (address) => server.transformIndexHtml(address, await readFile(path.join(root, 'index.html'), 'utf8'));
};

/** Hot reloading in this very process: Vite serves modules, `app/ssr.ts` is loaded anew after every change. */
export const mountVite = async (app: FastifyInstance, webFolder: string): Promise<() => Promise<Web>> => {
  const vite = await loadVite(webFolder);
  const server = await vite.createServer({
    root: webFolder,
    configFile: path.join(webFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (req, reply, done) => {
    if (/^\/(?:api|images|admin)(?:\/|$)/.test(req.raw.url ?? '')) return done();
    server.middlewares(req.raw, reply.raw, done);
  });
  app.addHook('onClose', () => server.close());
  return async () => {
    try {
      return (await server.ssrLoadModule('/app/ssr.ts')) as Web;
    } catch (error) {
      server.ssrFixStacktrace(error as Error);
      throw error;
    }
  };
};
