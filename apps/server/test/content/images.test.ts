import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStorage, type Storage } from '../../src/platform/storage.ts';
import { picture } from '../factories/files.ts';
import { createTestApp, testConfig, type TestApp } from '../support/index.ts';

describe('public pictures', () => {
  let app: TestApp;
  let storage: Storage;
  beforeAll(async () => {
    app = await createTestApp();
    storage = createStorage(`${app.config.dataDir}/files`);
  });
  afterAll(() => app.close());

  it('come in their size or in one of the fixed widths, for a year', async () => {
    const name = (await storage.keep('public', await picture('jpeg', 1000, 500), 'jpg')).replace('public/', '');
    const whole = await app.http.inject({ url: `/images/${name}` });
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(1000);
    const answers = await Promise.all([1, 2, 3].map(() => app.http.inject({ url: `/images/${name}?w=320` })));
    for (const answer of answers) expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
    expect(await storage.get(`resized/320/${name}`)).not.toBeNull();
    expect((await sharp((await app.http.inject({ url: `/images/${name}?w=1920` })).rawPayload).metadata()).width).toBe(
      1000,
    );
    expect((await sharp((await app.http.inject({ url: `/images/${name}?w=333` })).rawPayload).metadata()).width).toBe(
      1000,
    );
  });

  it('are not sent twice', async () => {
    const name = (await storage.keep('public', await picture('png'), 'png')).replace('public/', '');
    const { headers } = await app.http.inject({ url: `/images/${name}` });
    expect(
      (await app.http.inject({ url: `/images/${name}`, headers: { 'if-none-match': String(headers['etag']) } }))
        .statusCode,
    ).toBe(304);
  });

  it('may be drawings, which run nothing', async () => {
    const name = (
      await storage.keep('public', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg')
    ).replace('public/', '');
    const answer = await app.http.inject({ url: `/images/${name}?w=320` });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
    });
  });

  it.each(['nothing.jpg', 'ab/nothing.png?w=320', '..%2f..%2fsecrets.json', 'a.json', ''])(
    '%s is not found',
    async (path) => {
      expect((await app.http.inject({ url: `/images/${path}` })).statusCode).toBe(404);
    },
  );
});

describe('public pictures in a new width', () => {
  it('are as many as any drawn picture for an address; stored and unknown ones are free', async () => {
    const limited = testConfig('', {}).limits;
    const app = await createTestApp({ config: { limitsOff: false, limits: { ...limited, pictures: 3 } } });
    const storage = createStorage(`${app.config.dataDir}/files`);
    const name = (await storage.keep('public', await picture('jpeg', 1000, 500), 'jpg')).replace('public/', '');
    const ask = (width: number, remoteAddress: string, path = name) =>
      app.http.inject({ url: `/images/${path}?w=${width}`, remoteAddress });
    for (let i = 0; i < 5; i++) expect((await ask(320, '192.0.2.1', 'ab/nothing.jpg')).statusCode).toBe(404);
    for (const width of [320, 640, 960]) expect((await ask(width, '192.0.2.1')).statusCode).toBe(200);
    const refused = await ask(1280, '192.0.2.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await ask(640, '192.0.2.1')).statusCode).toBe(200);
    expect((await ask(1280, '198.51.100.7')).statusCode).toBe(200);
    await app.close();
  });
});
