import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { Log } from '../log.ts';
import { precompress } from './precompress.ts';

const day = 24 * 3600;
type Headers = { header(name: string, value: string): unknown };

/** The service worker is asked for anew every time, and may fetch from this site what its pages ask for. */
const addWorkerHeaders = (reply: Headers): void => {
  reply.header('cache-control', 'no-cache');
  reply.header('content-security-policy', "default-src 'none'; connect-src 'self'");
};

/** Files of the web's build: `/assets` for ever (their names change with their content), the rest (icons) for a day. */
export const addStaticFiles = async (app: FastifyInstance, clientFolder: string, log: Log): Promise<void> => {
  const common = {
    decorateReply: false,
    preCompressed: true,
    schemaHide: true,
    index: false as const,
    redirect: false,
    cacheControl: false,
    dotfiles: 'ignore' as const,
  };
  const keepFor =
    (text: string) =>
    (reply: Headers, file: string): void => {
      reply.header('cache-control', text);
      reply.header('vary', 'accept-encoding');
      if (/\/sw\.js(?:\.br|\.gz)?$/.test(file)) addWorkerHeaders(reply);
    };
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(clientFolder, 'assets'),
    prefix: '/assets/',
    setHeaders: keepFor(`public, max-age=${365 * day}, immutable`),
  });
  await app.register(fastifyStatic, {
    ...common,
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '**/*.part'],
    setHeaders: keepFor(`public, max-age=${day}`),
  });
  precompress(clientFolder).catch((error: unknown) =>
    log.warn({ err: error }, 'the files of the web were not compressed ahead'),
  );
};
