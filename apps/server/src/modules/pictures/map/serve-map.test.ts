import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeMap } from '@trassa/rules';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDrawings } from '../../../platform/drawing/index.ts';
import { addErrors } from '../../../platform/http/errors.ts';
import { createLimiter } from '../../../platform/http/index.ts';
import { createPicturesModule, mapPath } from '../index.ts';

const map = placeMap([[55.7522, 37.6156]]);
const { draw, close } = createDrawings({ log: { error: () => undefined } });
afterAll(close);

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

/** A maker of tiles: what it was asked for, and what it answers. */
const openTiles = async (answer: { status: number; body: Buffer | string }) => {
  const asked: { url: string; agent: string | undefined }[] = [];
  const server: Server = createServer((request, reply) => {
    asked.push({ url: request.url ?? '', agent: request.headers['user-agent'] });
    reply.writeHead(answer.status, { 'content-type': 'image/png' }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  opened.push(server);
  return { asked, template: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png` };
};

const open = (template: string | null) => {
  const files = new Map<string, Buffer>();
  const tiles = template === null ? null : { template, credit: 'Makers of tiles' };
  const module = createPicturesModule({
    storage: {
      get: async (name) => files.get(name) ?? null,
      put: async (name, bytes) => void files.set(name, bytes),
      touch: async () => undefined,
    },
    findPlate: async () => null,
    findOgCard: async () => null,
    isShown: async () => false,
    findMap: async (id) => (id === 'msk' ? map : null),
    tiles,
    siteUrl: 'https://trassa.example',
    draw,
    log: { warn: () => undefined },
  });
  const app: FastifyInstance = Fastify();
  app.decorateRequest('language', 'ru');
  addErrors(app);
  app.decorate(
    'limiter',
    createLimiter(() => new Date()),
  );
  module.routes(app);
  opened.push(app);
  const path = tiles ? mapPath('msk', map, tiles) : 'map/000000000000/msk.avif';
  return { get: (url: string) => app.inject(`/images/${url}`), path, files };
};

describe('GET /images/map/*', () => {
  it('is composed of tiles that the server fetched once for all widths and forms', async () => {
    const { asked, template } = await openTiles({ status: 200, body: tile });
    const { get, path } = open(template);
    const first = await get(`${path}?w=640`);
    expect(first.statusCode).toBe(200);
    const { width, height } = await sharp(first.rawPayload).metadata();
    expect([width, height]).toEqual([640, 360]);
    const { data } = await sharp(first.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    // The colour of the tiles is everywhere, to the last corner.
    expect(Math.abs((data.at(-1) ?? 0) - 0x99)).toBeLessThan(6);
    const count = asked.length;
    expect(count).toBeGreaterThan(11);
    expect(new Set(asked.map(({ url }) => url)).size).toBe(count);
    expect(asked[0]?.agent).toMatch(/https:\/\/trassa\.example/);
    const second = await get(`${path.replace('avif', 'webp')}?w=1280`);
    expect([second.statusCode, second.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(asked).toHaveLength(count);
  });

  it('is not served under another part of the world, another place or a name that leaves the folder', async () => {
    const { asked, template } = await openTiles({ status: 200, body: tile });
    const { get, path } = open(template);
    for (const wrong of [
      path.replace('msk', 'kzn'),
      path.replace(/map\/.{12}/, 'map/000000000000'),
      path.replace('.avif', '.png'),
      'map/..%2f..%2fsecret.avif',
    ]) {
      expect((await get(wrong)).statusCode, wrong).toBe(404);
    }
    expect(asked).toEqual([]);
  });

  it.each([
    ['an error', { status: 500, body: 'sorry' }],
    ['what is no picture', { status: 200, body: '<html>' }],
    [
      'a drawing that may name other files',
      { status: 200, body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>' },
    ],
    ['too much', { status: 200, body: Buffer.alloc(600_000) }],
  ])(
    'is unavailable when tiles answer with %s, and the makers of tiles are left alone for a while',
    async (_, answer) => {
      const { asked, template } = await openTiles(answer);
      const { get, path, files } = open(template);
      expect((await get(path)).statusCode).toBe(503);
      const count = asked.length;
      expect(count).toBeLessThanOrEqual(4);
      expect((await get(path)).statusCode).toBe(503);
      expect(asked).toHaveLength(count);
      expect(files.size).toBe(0);
    },
  );

  it('does not exist without tiles', async () => {
    const { get, path } = open(null);
    expect((await get(path)).statusCode).toBe(404);
  });
});
