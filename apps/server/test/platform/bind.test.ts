import { call } from '@trassa/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notFound, ok, refuse } from '../../src/kernel/result.ts';
import { bind, createLimiter } from '../../src/platform/http/index.ts';
import { createTestHttp, type TestHttp } from '../support/http.ts';

const Item = z.object({ count: z.number(), name: z.string().max(10).optional(), extra: z.unknown().optional() });
const save = call({
  method: 'POST',
  path: '/api/thing/{id}',
  auth: 'none',
  summary: 'x',
  params: z.object({ id: z.string().max(8) }),
  body: Item,
  responses: { 200: z.object({ id: z.string(), count: z.number() }) },
});
const read = call({
  method: 'GET',
  path: '/api/thing',
  auth: 'none',
  summary: 'x',
  query: z.object({ page: z.coerce.number().int().min(1).optional() }),
  responses: { 200: z.object({ page: z.number() }) },
});
const listed = call({
  method: 'GET',
  path: '/api/listed',
  auth: 'none',
  summary: 'x',
  responses: { 200: z.object({ text: z.string() }) },
});
const upload = call({
  method: 'POST',
  path: '/api/upload',
  auth: 'none',
  summary: 'x',
  multipart: true,
  responses: { 200: z.object({ size: z.number() }) },
});
const notice = call({ method: 'POST', path: '/api/notice', auth: 'none', summary: 'x', raw: true, responses: {} });
const broken = call({ method: 'GET', path: '/api/broken', auth: 'none', summary: 'x', responses: {} });
const pay = call({
  method: 'POST',
  path: '/api/pay',
  auth: 'none',
  summary: 'x',
  idempotent: true,
  body: z.object({ a: z.number() }),
  responses: { 200: z.object({ key: z.string().nullable(), fingerprint: z.string().nullable() }) },
});

const failure = { message: 'Произошла ошибка, попробуйте позже' };
let server: TestHttp;
let fault: Error = new Error('secret detail');

beforeAll(async () => {
  server = await createTestHttp();
  const { http } = server;
  bind(http, save, ({ params, body }) => {
    if (params.id === 'none') return notFound();
    if (body.count > 5) {
      return refuse({
        code: 'tickets_unavailable',
        errors: { 'tickets.0.count': { id: 'count_max', max: 5 } },
        items: [{ unique_id: 'a', message: { id: 'tickets_unavailable' }, tickets_left: 5 }],
      });
    }
    return ok({ id: params.id, count: body.count, hidden: 'column' });
  });
  bind(http, read, ({ query, send }) => send(200, { page: query.page ?? 1 }));
  bind(http, listed, () => ok({ text: 'тест '.repeat(2000) }), { cache: 'public' });
  bind(http, upload, async ({ req, send }) => send(200, { size: (await (await req.file())?.toBuffer())?.length ?? 0 }));
  bind(http, notice, ({ req, sendRaw }) => sendRaw(req.body as Buffer, { 'content-type': 'text/plain' }));
  bind(http, broken, () => {
    throw fault;
  });
  bind(http, pay, ({ idempotency, send }) =>
    send(200, { key: idempotency?.key ?? null, fingerprint: idempotency?.fingerprint ?? null }),
  );
  await http.ready();
});
afterAll(() => server.http.close());

const post = (payload: unknown, url = '/api/thing/a', headers = {}) =>
  server.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('bind', () => {
  it('answers the value of a result by its schema alone, never stored', async () => {
    const answer = await post({ count: 2, unknown: true });
    expect(answer.json()).toEqual({ id: 'a', count: 2 });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it('answers a refusal in the language of the person', async () => {
    const answer = await post({ count: 6 }, '/api/thing/a', { language: 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^[ -~]+$/),
      code: 'tickets_unavailable',
      errors: { 'tickets.0.count': expect.stringContaining('5') },
      items: [{ unique_id: 'a', message: expect.stringMatching(/^[ -~]+$/), tickets_left: 5 }],
    });
  });

  it('answers 404 for an unknown thing and for an id that cannot exist', async () => {
    for (const url of ['/api/thing/none', '/api/thing/much-too-long']) {
      const answer = await post({ count: 1 }, url);
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Не найдено' }]);
    }
  });

  it.each([
    ['a path that cannot be read', '/api/thing/%'],
    ['a path with half a sign', '/api/thing/%E0%A4%A'],
    ['a word of a path that is too long', `/api/thing/${'a'.repeat(201)}`],
  ])('answers %s like an unknown thing, with the headers of every answer', async (_name, url) => {
    const answer = await post({ count: 1 }, url, { language: 'en' });
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it.each([
    ['a number in place of an object', '5'],
    ['broken JSON', '{"count":'],
    ['a text in place of a number', '{"count":"2"}'],
    ['a missing field', '{}'],
    ['an infinite number', '{"count":1e309}'],
    ['an infinite number in a loose field', '{"count":1,"extra":[{"x":1e309}]}'],
    ['a number beyond exactness', '{"count":1,"extra":12345678901234567890}'],
    ['a NUL', '{"count":1,"extra":"a\\u0000"}'],
    ['a NUL in a key', '{"count":1,"extra":{"a\\u0000":1}}'],
    ['a poisoned prototype', '{"count":1,"__proto__":{"a":1}}'],
  ])('answers 422 and no details for %s', async (_name, text) => {
    const answer = await post(text);
    expect([answer.statusCode, answer.json()]).toEqual([422, failure]);
  });

  it('answers 422 for a body of another type', async () => {
    expect(
      (await post('count=1', '/api/thing/a', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode,
    ).toBe(422);
  });

  it('says at the field what rule a value of the right type breaks', async () => {
    const answer = await post({ count: 1, name: 'longer than ten' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'validation', message: 'Проверьте выделенные поля', errors: { name: 'Не больше 10 знаков' } },
    ]);
  });

  it('refuses a wrong query at its field', async () => {
    const answer = await server.http.inject('/api/thing?page=x');
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { page: 'Проверьте значение' }]);
  });

  it('refuses a body above one megabyte', async () => {
    expect((await post({ count: 1, extra: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  });

  it('takes a file of 4 MB and refuses a larger one', async () => {
    const send = async (size: number) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(size)]), 'a.pdf');
      const request = new Request('http://x', { method: 'POST', body: form });
      return server.http.inject({
        method: 'POST',
        url: '/api/upload',
        headers: Object.fromEntries(request.headers),
        payload: Buffer.from(await request.arrayBuffer()),
      });
    };
    expect((await send(4 * 1024 * 1024)).json()).toEqual({ size: 4 * 1024 * 1024 });
    const refused = await send(4 * 1024 * 1024 + 1);
    expect([refused.statusCode, refused.json()]).toEqual([413, { message: 'Размер файла больше допустимого!' }]);
  });

  it('leaves the bytes of a signed notice as they came', async () => {
    const answer = await server.http.inject({
      method: 'POST',
      url: '/api/notice',
      headers: { 'content-type': 'application/json' },
      payload: '{ "a" : 1e309 }',
    });
    expect(answer.body).toBe('{ "a" : 1e309 }');
  });

  it('gives the idempotency key with a fingerprint of the body', async () => {
    const key = '7f1c2a34-0d2b-4f6a-9a3f-0b6c1f2e3d4c';
    const [first, same, other, none] = await Promise.all([
      post({ a: 1 }, '/api/pay', { 'idempotency-key': key }),
      post('{ "a": 1 }', '/api/pay', { 'idempotency-key': key }),
      post({ a: 2 }, '/api/pay', { 'idempotency-key': key }),
      post({ a: 1 }, '/api/pay'),
    ]);
    expect(first.json()).toEqual({ key, fingerprint: expect.any(String) });
    expect(same.json()).toEqual(first.json());
    expect(other.json().fingerprint).not.toBe(first.json().fingerprint);
    expect(none.json()).toEqual({ key: null, fingerprint: null });
  });

  it('tells the same body with another query apart, whatever order its words have', async () => {
    const fingerprint = async (url: string): Promise<string> =>
      (await post({ a: 1 }, url, { 'idempotency-key': 'a-key-of-one-call' })).json<{ fingerprint: string }>()
        .fingerprint;
    const [none, one, other, more] = await Promise.all(
      ['', '?b=1', '?b=2', '?b=1&c=2'].map((query) => fingerprint(`/api/pay${query}`)),
    );
    expect(new Set([none, one, other, more]).size).toBe(4);
    expect(await fingerprint('/api/pay?c=2&b=1')).toBe(more);
  });

  it('keeps a public read for 30 s with a tag, compresses it, and answers 304 to who has it', async () => {
    const answer = await server.http.inject({ url: '/api/listed', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=30',
      'content-encoding': 'gzip',
      etag: expect.stringMatching(/^"[\w-]+\.gzip"$/),
    });
    expect(answer.rawPayload.length).toBeLessThan(500);
    const again = await server.http.inject({
      url: '/api/listed',
      headers: { 'if-none-match': answer.headers.etag as string },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('tells nothing of a fault and logs it', async () => {
    const answer = await server.http.inject('/api/broken');
    expect([answer.statusCode, answer.json()]).toEqual([500, failure]);
    expect(server.lines.join('')).toContain('secret detail');
  });

  it('answers 503 with Retry-After while the database is away', async () => {
    fault = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const answer = await server.http.inject('/api/broken');
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '2', failure]);
  });

  it('logs the route and never the values of a request', async () => {
    await server.http.inject({
      url: '/api/thing?page=2&email=secret@example.org',
      headers: { authorization: 'secret-token' },
    });
    const text = server.lines.join('');
    expect(text).toContain('"route":"/api/thing"');
    expect(text).not.toMatch(/secret@example\.org|secret-token/);
  });
});

describe('limits', () => {
  it('answers 429 with Retry-After above the rule, and lets the next second through', async () => {
    let now = 0;
    const { http } = await createTestHttp({ limiter: createLimiter(() => new Date(now)) });
    bind(http, listed, () => ok({ text: 'x' }), { limit: { name: 'listed', count: 2, seconds: 60 } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await http.inject('/api/listed'));
    expect(statuses.map((answer) => answer.statusCode)).toEqual([200, 200, 429]);
    expect(statuses[2]?.headers['retry-after']).toBe('30');
    expect(statuses[2]?.json()).toEqual({ message: 'Слишком много запросов. Подождите немного' });
    now = 30_000;
    expect((await http.inject('/api/listed')).statusCode).toBe(200);
    await http.close();
  });
});
