import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Log } from '../../src/platform/log.ts';
import { precompress } from '../../src/platform/web/precompress.ts';
import { addStaticFiles } from '../../src/platform/web/static-files.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'trassa-static-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets', 'shared-1a2b.js'), 'export {};');
  await writeFile(path.join(folder, 'icon.svg'), '<svg/>');
  await mkdir(path.join(folder, 'fonts'));
  await writeFile(
    path.join(folder, 'fonts', 'fonts.css'),
    '@font-face { src: url(/fonts/golos.1a2b.woff2) }\n'.repeat(40),
  );
  // Long enough to be compressed ahead, as the real one is.
  await writeFile(path.join(folder, 'sw.js'), '// worker\n'.repeat(100));
  await precompress(folder);
  app = Fastify();
  app.addHook('onRequest', (_req, reply, done) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    done();
  });
  await addStaticFiles(app, folder, { warn: () => undefined } as unknown as Log);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('files named by their content are kept for ever, icons for a day', async () => {
  const script = await app.inject('/assets/shared-1a2b.js');
  const icon = await app.inject('/icon.svg');
  expect([script.headers['cache-control'], icon.headers['cache-control']]).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
  ]);
});

test.each(['identity', 'br'])('the styles of the fonts (%s) are asked for anew', async (encoding) => {
  const sheet = await app.inject({ url: '/fonts/fonts.css', headers: { 'accept-encoding': encoding } });
  expect([sheet.statusCode, sheet.headers['cache-control']]).toEqual([200, 'no-cache']);
});

test.each([undefined, 'br', 'gzip'])(
  'the worker (%s) is asked for anew and may fetch from the site',
  async (encoding) => {
    const worker = await app.inject({ url: '/sw.js?v=1', headers: { 'accept-encoding': encoding ?? 'identity' } });
    expect([worker.statusCode, worker.headers['content-encoding']]).toEqual([200, encoding]);
    expect(worker.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': 'application/javascript; charset=utf-8',
    });
  },
);
