import { GOODS_SHAPES, goodsPicture, plateHash, type Plate } from '@trassa/artwork';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDrawings } from '../../../platform/drawing/index.ts';
import { addErrors } from '../../../platform/http/errors.ts';
import { createLimiter } from '../../../platform/http/index.ts';
import { createPicturesModule } from '../index.ts';

const kazan: Plate = { seed: 'kazan', ground: 'moss', relief: 'hills', rows: 4, lanes: 'v', flip: true, obstacles: 18 };

const { draw, close } = createDrawings({ log: { error: () => undefined } });
afterAll(close);

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server with the module and an in-memory storage. */
const open = (isShown: (path: string) => boolean = () => true) => {
  const files = new Map<string, Buffer>();
  const artwork = createPicturesModule({
    storage: {
      get: async (name) => files.get(name) ?? null,
      put: async (name, bytes) => void files.set(name, bytes),
      touch: async () => undefined,
    },
    findPlate: async (hash) => (hash === plateHash(kazan) ? kazan : null),
    findOgCard: async () => null,
    isShown: async (path) => isShown(path),
    draw,
    log: { warn: () => undefined },
  });
  const app = Fastify();
  app.decorateRequest('language', 'ru');
  addErrors(app);
  app.decorate(
    'limiter',
    createLimiter(() => new Date()),
  );
  artwork.routes(app);
  opened.push(app);
  return { artwork, files, get: (path: string, headers = {}) => app.inject({ url: `/images/${path}`, headers }) };
};

/** Share of the field that is not empty. */
const covered = async (picture: Buffer): Promise<number> => {
  const { data } = await sharp(picture).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, alpha) => sum + (alpha > 127 ? 1 : 0), 0) / data.length;
};

describe('GET /images/goods/*', () => {
  it('draws every shape alone on nothing, under 45 kB', async () => {
    const { get } = open();
    for (const shape of GOODS_SHAPES) {
      const answer = await get(`${goodsPicture(shape, 'rust', 'mark').replace('avif', 'webp')}?w=320`);
      expect(answer.statusCode, shape).toBe(200);
      expect(answer.rawPayload.length, shape).toBeLessThanOrEqual(45_000);
      const share = await covered(answer.rawPayload);
      expect(share, shape).toBeGreaterThan(0.12);
      expect(share, shape).toBeLessThan(0.85);
    }
  });

  it('gives AVIF, WebP and PNG of the asked width, at most 1280', async () => {
    const { get } = open();
    const path = goodsPicture('medal', 'bronze', 'km10');
    for (const [format, type] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['png', 'png'],
    ] as const) {
      const answer = await get(`${path.replace('avif', format)}?w=320`);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const read = await sharp(answer.rawPayload).metadata();
      expect([read.format, read.width, read.height, read.hasAlpha]).toEqual([type, 320, 320, true]);
    }
    const wide = await get(`${path.replace('avif', 'webp')}?w=1920`);
    expect((await sharp(wide.rawPayload).metadata()).width).toBe(1280);
  });

  it('fills a scene with its terrain', async () => {
    const { get } = open();
    const path = goodsPicture('hoodie', 'soot', 'mud', 'scene').replace('avif', 'webp');
    expect(await covered((await get(`${path}?w=320`)).rawPayload)).toBe(1);
  });

  it('puts the terrain of a known city on a shirt and answers 404 to any other', async () => {
    const { get, files } = open();
    const known = goodsPicture('tee', 'moss', kazan).replace('avif', 'webp');
    const plain = goodsPicture('tee', 'moss', 'plain').replace('avif', 'webp');
    const [printed, bare] = [await get(`${known}?w=320`), await get(`${plain}?w=320`)];
    expect(printed.statusCode).toBe(200);
    expect(printed.rawPayload.equals(bare.rawPayload)).toBe(false);
    const stored = files.size;
    expect((await get(goodsPicture('tee', 'moss', { ...kazan, obstacles: 3 }))).statusCode).toBe(404);
    expect((await get(known.replace('goods/1/', 'goods/999/'))).statusCode).toBe(404);
    expect((await get('goods/1/tee/moss/..%2f..%2fmark-front.avif')).statusCode).toBe(404);
    expect(files.size).toBe(stored);
  });
});

describe('a picture that nothing shows', () => {
  it('is not drawn; one that is shown comes in every format', async () => {
    const shown = goodsPicture('tee', 'soot', 'mark');
    const { get, files } = open((path) => path === shown);
    for (const other of [goodsPicture('tee', 'soot', 'fire'), goodsPicture('tee', 'moss', kazan)])
      expect((await get(`${other}?w=320`)).statusCode, other).toBe(404);
    expect(files.size).toBe(0);
    for (const format of ['avif', 'webp', 'png'])
      expect((await get(`${shown.replace('avif', format)}?w=320`)).statusCode, format).toBe(200);
  });
});

describe('warming', () => {
  it('makes the pictures of lists once and passes over others', async () => {
    const { artwork, files } = open();
    const paths = [goodsPicture('cap', 'soot'), goodsPicture('tee', 'moss', kazan), 'public/photo.jpg', 'goods/9/x'];
    expect(await artwork.warmGoods(paths, 3)).toBe(3);
    expect(await artwork.warmGoods(paths, 9)).toBe(1);
    expect(await artwork.warmGoods(paths, 9)).toBe(0);
    expect([...files.keys()].filter((name) => name.includes('tee/moss/terrain-'))).toHaveLength(2);
    expect(files.size).toBe(4);
  });
});
