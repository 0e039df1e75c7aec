import {
  GENERATOR_VERSION,
  landPath,
  ogPath,
  plateHash,
  posterPath,
  SEASON_PLATE,
  type OgCard,
  type Plate,
} from '@trassa/artwork';
import { encodePicture } from '@trassa/artwork/draw';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createDrawings } from '../../platform/drawing/index.ts';
import { addErrors } from '../../platform/http/errors.ts';
import { createLimiter } from '../../platform/http/index.ts';
import { createPicturesModule } from './index.ts';

const kazan: Plate = { seed: 'kazan', ground: 'moss', relief: 'hills', rows: 4, lanes: 'v', flip: true, obstacles: 18 };
const card: OgCard = {
  plate: kazan,
  title: 'Гонка героев',
  city: 'Казань',
  date: '22 августа 2027',
  distance: '5 км',
  brand: 'Трасса',
};

const { draw, close } = createDrawings({ log: { error: () => undefined } });
afterAll(close);

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

/** A server with the module, an in-memory storage and what was asked of them. */
const open = (plate: unknown = kazan, drawnPerMinute = 1000) => {
  const files = new Map<string, Buffer>();
  const asked = { plates: 0, puts: 0 };
  const artwork = createPicturesModule({
    storage: {
      get: async (name) => files.get(name) ?? null,
      put: async (name, bytes) => {
        asked.puts += 1;
        files.set(name, bytes);
      },
      touch: async () => undefined,
    },
    findPlate: async (hash) => {
      asked.plates += 1;
      return hash === plateHash(kazan) ? plate : null;
    },
    findOgCard: async (publicId, language) => (publicId === 'kzn' && language === 'ru' ? card : null),
    isShown: async () => true,
    drawnPerMinute,
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
  const get = (path: string, headers = {}, remoteAddress = '192.0.2.1') =>
    app.inject({ url: `/images/${path}`, headers, remoteAddress });
  return { files, asked, artwork, get };
};

describe('GET /images/terrain/*', () => {
  it('gives AVIF, WebP and PNG of the asked width, each under 45 kB', async () => {
    const { get } = open();
    for (const [format, type] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['png', 'png'],
    ] as const) {
      const answer = await get(`${posterPath(kazan, 'card').replace('avif', format)}?w=640`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.rawPayload.length).toBeLessThanOrEqual(45_000);
      const { width, height, format: read } = await sharp(answer.rawPayload).metadata();
      // A PNG may come smaller than asked: it has no quality to lower.
      expect(read).toBe(type);
      expect([width, height]).toEqual(format === 'png' ? [width, (width * 3) / 4] : [640, 480]);
    }
  });

  it('keeps the largest and busiest pictures under 45 kB', async () => {
    const { get } = open({ ...kazan });
    for (const path of ['wide', 'head', 'map', 'plain'] as const) {
      const answer = await get(`${posterPath(kazan, path)}?w=1920`);
      expect(answer.rawPayload.length, path).toBeLessThanOrEqual(45_000);
    }
  });

  it('answers 304 to the tag it gave', async () => {
    const { get } = open();
    const path = `${posterPath(kazan, 'card')}?w=320`;
    const { etag } = (await get(path)).headers;
    const again = await get(path, { 'if-none-match': `"other", ${String(etag)}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('serves a stored picture without asking the database', async () => {
    const { get, asked } = open();
    const path = `${posterPath(kazan, 'card')}?w=320`;
    const first = await get(path);
    const second = await get(path);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(asked).toEqual({ plates: 1, puts: 1 });
  });

  it('makes a picture once when many ask for it at the same time', async () => {
    const { get, asked } = open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${posterPath(kazan, 'square')}?w=320`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(asked.puts).toBe(1);
  });

  it('knows the terrain of the season by itself', async () => {
    const { get, asked } = open();
    expect((await get(`${posterPath(SEASON_PLATE, 'hero-tall')}?w=320`)).statusCode).toBe(200);
    expect((await get(`${landPath('moss')}?w=320`)).statusCode).toBe(200);
    expect(asked.plates).toBe(0);
  });

  it('answers 404 to unknown plates, seeds, shapes and versions to come of the generator', async () => {
    const { get, files } = open();
    const known = posterPath(kazan, 'card');
    const paths = [
      posterPath({ ...kazan, obstacles: 17 }, 'card'),
      known.replace('kazan', 'ufa'),
      known.replace('card', 'poster'),
      known.replace(`-${GENERATOR_VERSION}/`, '-999/'),
      'terrain/',
      'terrain/kazan-card.avif',
    ];
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.statusCode, path).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(files.size).toBe(0);
  });

  it('leads from a name of a former generator to the present one, stored ones excepted', async () => {
    const { get, files } = open();
    const present = posterPath(kazan, 'card').replace('avif', 'webp');
    const former = present.replace(`-${GENERATOR_VERSION}/`, '-1/');
    const answer = await get(`${former}?w=320`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/images/${present}?w=320`]);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect((await get(former.replace('kazan', 'ufa'))).statusCode).toBe(404);

    files.set(`artwork/${former.replace('.webp', '-320.webp')}`, Buffer.from('as it was'));
    expect((await get(`${former}?w=320`)).body).toBe('as it was');
  });

  it('answers 404 to a stored plate that cannot be drawn', async () => {
    const { get } = open({ ...kazan, ground: 'lava' });
    expect((await get(posterPath(kazan, 'card'))).statusCode).toBe(404);
  });

  it('refuses paths that try to leave the folder', async () => {
    const { get } = open();
    const hash = `${plateHash(kazan)}-${GENERATOR_VERSION}`;
    const paths = [
      'terrain/..%2f..%2fetc%2fpasswd',
      `terrain/${hash}/..%2fkazan-card.avif`,
      `terrain/${hash}/%2e%2e/kazan-card.avif`,
      'og/..%2f..%2f-ru.jpg',
    ];
    for (const path of paths) expect((await get(path)).statusCode, path).toBe(404);
  });

  it('still answers when the storage is full', async () => {
    const artwork = createPicturesModule({
      storage: {
        get: async () => null,
        put: () => Promise.reject(new Error('no space left')),
        touch: async () => undefined,
      },
      findPlate: async () => kazan,
      findOgCard: async () => null,
      isShown: async () => true,
      draw,
      log: { warn: () => undefined },
    });
    const app = Fastify();
    addErrors(app);
    app.decorate(
      'limiter',
      createLimiter(() => new Date()),
    );
    artwork.routes(app);
    opened.push(app);
    expect((await app.inject(`/images/${posterPath(kazan, 'card')}?w=320`)).statusCode).toBe(200);
  });
});

describe('a flood of pictures', () => {
  const variants = [320, 480, 640, 960].map(
    (width) => `${posterPath(kazan, 'card').replace('avif', 'webp')}?w=${width}`,
  );

  it('lets the picture of another address through after the one that is being drawn', async () => {
    const { get } = open();
    const ended: string[] = [];
    const flood = variants.map(async (path) => (await get(path), ended.push('flood')));
    const person = get(`${posterPath(kazan, 'tall').replace('avif', 'webp')}?w=320`, {}, '192.0.2.2').then(() =>
      ended.push('person'),
    );
    await Promise.all([...flood, person]);
    expect(ended.indexOf('person')).toBeLessThanOrEqual(2);
  });

  it('is drawn up to the limit of an address; stored ones are free, and so are other addresses', async () => {
    const { get } = open(kazan, 2);
    const statuses = [];
    for (const path of variants) statuses.push((await get(path)).statusCode);
    expect(statuses).toEqual([200, 200, 503, 503]);
    for (let i = 0; i < 10; i += 1) expect((await get(variants[0] ?? '')).statusCode).toBe(200);
    expect((await get(variants[3] ?? '', {}, '192.0.2.2')).statusCode).toBe(200);
  });
});

describe('GET /images/og/*', () => {
  it('gives a JPEG of 1200 by 630 under 100 kB', async () => {
    const { get } = open();
    const answer = await get(ogPath('kzn', 'ru', card));
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(100_000);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('has another name when what it says changes, and other names of a card lead to the present one', async () => {
    const { get } = open();
    const other = ogPath('kzn', 'ru', { ...card, date: '23 августа 2027' });
    expect(other).not.toBe(ogPath('kzn', 'ru', card));
    const answer = await get(other);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/images/${ogPath('kzn', 'ru', card)}`]);
    expect((await get(ogPath('kzn', 'en', card))).statusCode).toBe(404);
    expect((await get(ogPath('ufa', 'ru', card))).statusCode).toBe(404);
  });
});

describe('warming', () => {
  it('makes what is missing once and nothing the second time', async () => {
    const { artwork, asked } = open();
    const wanted = [
      ['card', 320],
      ['tall', 320],
    ] as const;
    expect(await artwork.warm([kazan, SEASON_PLATE], 9, wanted)).toBe(4);
    expect(await artwork.warm([kazan, SEASON_PLATE], 9, wanted)).toBe(0);
    expect(asked.puts).toBe(4);
  });

  it('makes no more at a time than it is told and goes on where it stopped', async () => {
    const { artwork, asked } = open();
    const wanted = [
      ['card', 320],
      ['tall', 320],
    ] as const;
    expect(await artwork.warm([kazan], 1, wanted)).toBe(1);
    expect(await artwork.warm([kazan], 1, wanted)).toBe(1);
    expect(await artwork.warm([kazan], 1, wanted)).toBe(0);
    expect(asked.puts).toBe(2);
  });
});

describe('encoding', () => {
  const noisy = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><filter id="f"><feTurbulence baseFrequency=".9" numOctaves="4"/></filter><rect width="640" height="640" filter="url(#f)"/></svg>`;

  it('lowers the quality until a picture fits', async () => {
    for (const format of ['avif', 'webp', 'png'] as const) {
      expect((await encodePicture(noisy, format)).length, format).toBeLessThanOrEqual(45_000);
    }
  });
});
