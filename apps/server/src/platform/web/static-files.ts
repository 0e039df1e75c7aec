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
    // The styles of the fonts have one name for ever and name files that go with their build.
    reply.header('cache-control', /\/fonts\/fonts\.css(?:\.br|\.gz)?$/.test(file) ? 'no-cache' : text);
    reply.header('vary', 'accept-encoding');
    if (/\/sw\.js(?:\.br|\.gz)?$/.test(file)) addWorkerHeaders(reply);
  };
/** Of files whose names change with their content. */
const keepForEver = keepFor(`public, max-age=${365 * day}, immutable`);

const compressAhead = (folder: string, log: Log): void => {
  precompress(folder).catch((error: unknown) =>
    log.warn({ err: error }, 'the files of the web were not compressed ahead'),
  );
};

/** Files of the web's build: `/assets` for ever (their names change with their content), the rest (icons) for a day, what names others not at all. */
export const addStaticFiles = async (app: FastifyInstance, clientFolder: string, log: Log): Promise<void> => {
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(clientFolder, 'assets'),
    prefix: '/assets/',
    setHeaders: keepForEver,
  });
  await app.register(fastifyStatic, {
    ...common,
    root: clientFolder,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '**/*.part'],
    setHeaders: keepFor(`public, max-age=${day}`),
  });
  compressAhead(clientFolder, log);
};

/** Files of the back office: code, styles and words, nothing of anybody. */
export const addOfficeFiles = async (app: FastifyInstance, officeFolder: string, log: Log): Promise<void> => {
  const root = path.join(officeFolder, 'assets/office');
  await app.register(fastifyStatic, { ...common, root, prefix: '/assets/office/', setHeaders: keepForEver });
  compressAhead(root, log);
};
