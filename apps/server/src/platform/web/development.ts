import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Web } from './services.ts';

/** The part of Vite's server that is used; Vite belongs to the web's packages, not to ours. */
type ViteServer = {
  middlewares(req: IncomingMessage, res: ServerResponse, next: (error?: Error) => void): void;
  ssrLoadModule(file: string): Promise<unknown>;
  ssrFixStacktrace(error: Error): void;
  close(): Promise<void>;
};
type Vite = { createServer(options: object): Promise<ViteServer> };

/** Hot reloading in this very process: Vite serves modules, `app/ssr.ts` is loaded anew after every change. */
export const mountVite = async (app: FastifyInstance, webFolder: string): Promise<() => Promise<Web>> => {
  const entry = createRequire(path.join(webFolder, 'package.json')).resolve('vite');
  const vite = (await import(pathToFileURL(entry).href)) as Vite;
  const server = await vite.createServer({
    root: webFolder,
    configFile: path.join(webFolder, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', (req, reply, done) => {
    if (req.raw.url?.startsWith('/api/') || req.raw.url?.startsWith('/images/')) return done();
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
