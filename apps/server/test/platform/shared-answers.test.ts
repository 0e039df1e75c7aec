import { call } from '@trassa/contracts';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { notFound, ok, type Result } from '../../src/kernel/result.ts';
import { bind, createLimiter, hashToken } from '../../src/platform/http/index.ts';
import type { HttpOptions } from '../../src/platform/http/create-http.ts';
import { createTestHttp, type TestHttp } from '../support/http.ts';

const Answered = z.object({ values: z.string(), made: z.number() });
const listed = call({
  method: 'GET',
  path: '/api/listed/{id}',
  auth: 'optional',
  summary: 'x',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().int().optional(), a: z.string().optional(), b: z.string().optional() }),
  responses: { 200: Answered },
});
const filtered = call({
  method: 'POST',
  path: '/api/listed/{id}',
  auth: 'none',
  summary: 'x',
  params: z.object({ id: z.string() }),
  body: z.object({ a: z.string().optional(), b: z.string().optional() }),
  responses: { 200: Answered },
});
/** Its owner may take it back at any moment. */
const owned = call({
  method: 'GET',
  path: '/api/owned',
  auth: 'none',
  summary: 'x',
  responses: { 200: Answered },
});
/** Adds something personal where somebody is signed in, so it is not declared as shared. */
const greeted = call({
  method: 'GET',
  path: '/api/greeted',
  auth: 'optional',
  summary: 'x',
  responses: { 200: z.object({ hello: z.string() }) },
});
const token = 'anna-token';
const text = 'слово '.repeat(1000);

let server: TestHttp;
let now: number;
let made: string[];
/** What the next answers are, in place of the list. */
let instead: (() => Promise<Result<z.infer<typeof Answered>>>) | null;
afterEach(() => server.http.close());

const start = async (options: Partial<HttpOptions> = {}): Promise<void> => {
  now = 0;
  made = [];
  instead = null;
  server = await createTestHttp({
    now: () => now,
    findLogin: async (hash) =>
      hash.equals(hashToken(token))
        ? { state: 'live', login: { loginId: 1, userId: 7, temporary: false, roles: [] } }
        : null,
    ...options,
  });
  const { http } = server;
  const answer = async (asked: unknown, language: string): Promise<Result<z.infer<typeof Answered>>> => {
    const number = made.push(`${language} ${JSON.stringify(asked)}`);
    await new Promise((resolve) => setImmediate(resolve));
    return instead ? instead() : ok({ values: text, made: number, hidden: 'column' });
  };
  bind(http, listed, ({ query, language }) => answer(query, language), { cache: 'public' });
  bind(http, filtered, ({ body, language }) => answer(body, language), { cache: 'public' });
  bind(http, owned, ({ language }) => answer({}, language), { cache: 'public', isKept: false });
  bind(http, greeted, ({ user }) => ok({ hello: user ? `person ${user.userId}` : 'guest' }));
  await http.ready();
};

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.http.inject({ method, url, headers });
const post = (payload: object) => server.http.inject({ method: 'POST', url: '/api/listed/x', payload });
const without = (headers: Record<string, unknown>) => ({ ...headers, date: null });

describe('a public answer', () => {
  it.each(['identity', 'gzip'])(
    'comes from memory as it was made, byte for byte and with all headers: %s',
    async (encoding) => {
      await start();
      const headers = { 'accept-encoding': encoding };
      const first = await get('/api/listed/x', headers);
      const kept = await get('/api/listed/x', headers);
      await start();
      const anew = await get('/api/listed/x', { ...headers, authorization: 'unknown' });
      for (const answer of [kept, anew]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.equals(first.rawPayload)).toBe(true);
        expect(without(answer.headers)).toEqual(without(first.headers));
      }
      const body = encoding === 'gzip' ? gunzipSync(kept.rawPayload) : kept.rawPayload;
      expect(JSON.parse(body.toString())).toEqual({ values: text, made: 1 });
      expect(kept.headers).toMatchObject({
        'cache-control': 'public, max-age=30',
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding, accept-language, language, authorization',
      });
    },
  );

  it('is made once for a crowd that comes at the same moment', async () => {
    await start();
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/api/listed/x')));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(made).toHaveLength(1);
  });

  it('has a strong tag for each way it is written, by which a reader who has it gets 304', async () => {
    await start();
    const [plain, packed] = [await get('/api/listed/x'), await get('/api/listed/x', { 'accept-encoding': 'gzip' })];
    const tags = [plain, packed].map((answer) => String(answer.headers['etag']));
    expect(tags).toEqual([expect.stringMatching(/^"[\w-]{27}"$/), expect.stringMatching(/^"[\w-]{27}\.gzip"$/)]);
    for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`]) {
      const answer = await get('/api/listed/x', { 'if-none-match': tag });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag: tags[0], 'cache-control': 'public, max-age=30' });
    }
    expect((await get('/api/listed/x', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    now = 1001;
    const changed = await get('/api/listed/x', { 'if-none-match': tags.join(', ') });
    expect([changed.statusCode, changed.json().made]).toEqual([200, 2]);
  });

  it('tells HEAD what GET would say', async () => {
    await start();
    const whole = await get('/api/listed/x');
    const head = await get('/api/listed/x', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(without(head.headers)).toEqual(without(whole.headers));
    expect(made).toHaveLength(1);
  });

  it('is kept apart by language, however the language is asked for', async () => {
    await start();
    const answers = [
      await get('/api/listed/x', { language: 'en' }),
      await get('/api/listed/x', { 'accept-language': 'ru' }),
      await get('/api/listed/x', { 'accept-language': 'en-GB, ru;q=0.5' }),
      await get('/api/listed/x'),
    ];
    expect(answers.map((answer) => answer.json().made)).toEqual([1, 2, 1, 2]);
    expect(made).toEqual(['en {}', 'ru {}']);
  });

  it('is kept by the words that the call knows, in whatever order', async () => {
    await start();
    for (const url of ['?a=1&b=2', '?b=2&a=1', '?utm_source=mail&b=2&a=1&__proto__=1', '?a=1&b=2&c'])
      expect((await get(`/api/listed/x${url}`)).json().made).toBe(1);
    expect(made).toEqual(['ru {"a":"1","b":"2"}']);
  });

  it.each([
    ['/api/listed/x?a=1', '/api/listed/y?a=1'],
    ['/api/listed/x?a=1', '/api/listed/x?b=1'],
    ['/api/listed/x?a=1', '/api/listed/x?a=1&b='],
    ['/api/listed/x?a=1&b=2', '/api/listed/x?a=1%20b=%222%22'],
    ['/api/listed/x?a=1&b=2', '/api/listed/x?a=1%22%20b%3D%222'],
    ['/api/listed/x?a=1&b=2', '/api/listed/x?a=1%20b=2'],
    ['/api/listed/x?a=1&b=2', '/api/listed/x?a=1%0Ab=2'],
  ])('of %s is not that of %s', async (one, other) => {
    await start();
    const answers = [await get(one), await get(other), await get(one), await get(other)];
    expect(answers.map((answer) => answer.json().made)).toEqual([1, 2, 1, 2]);
  });

  it('is judged anew where a word stands twice, whatever is kept', async () => {
    await start();
    expect((await get('/api/listed/x?page=1')).statusCode).toBe(200);
    expect((await get('/api/listed/x?page=1&page=2')).statusCode).toBe(400);
  });

  it('to a question in the body is kept by what of it is known, apart from the read of the same address', async () => {
    await start();
    const answers = [
      await get('/api/listed/x'),
      await post({}),
      await post({ b: '2', a: '1' }),
      await post({ a: '1', b: '2', c: 3 }),
    ];
    expect(answers.map((answer) => answer.json().made)).toEqual([1, 2, 3, 3]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('is made anew when its second is over, counted from when it began to be made', async () => {
    await start();
    instead = async () => {
      now += 900;
      return ok({ values: text, made: made.length });
    };
    const numbers = [];
    for (const at of [0, 950, 1001]) {
      now = Math.max(now, at);
      numbers.push((await get('/api/listed/x')).json().made);
    }
    expect(numbers).toEqual([1, 1, 2]);
  });

  it('is shared by those who come at once but not kept when it is a refusal, nor kept when it is a fault', async () => {
    await start();
    instead = async () => notFound();
    const twice = () => Promise.all([1, 2].map(async () => (await get('/api/listed/x')).statusCode));
    expect([await twice(), made.length, await twice(), made.length]).toEqual([[404, 404], 1, [404, 404], 2]);
    instead = async () => {
      throw new Error('broken');
    };
    const failed = await get('/api/listed/x');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    instead = null;
    expect((await get('/api/listed/x')).statusCode).toBe(200);
  });

  it('that its owner may take back is made for each reader', async () => {
    await start();
    const answers = await Promise.all([get('/api/owned'), get('/api/owned')]);
    expect(answers.map((one) => one.json().made)).toEqual([1, 2]);
    expect(answers[0]?.headers).toMatchObject({ 'cache-control': 'public, max-age=30', etag: expect.any(String) });
  });

  it('never takes more memory than it may, though every reader asks for another', async () => {
    await start({ answerBytes: 200_000 });
    for (let i = 0; i < 100; i += 1) await get(`/api/listed/x?a=${i}`);
    expect(server.http.sharedAnswers.bytes).toBeLessThanOrEqual(200_000);
    expect(server.http.sharedAnswers.bytes).toBeGreaterThan(100_000);
    expect((await get('/api/listed/x?a=99')).json().made).toBe(100);
    expect((await get('/api/listed/x?a=0')).json().made).toBe(101);
  });

  it('is written to the log and counted like any other', async () => {
    await start();
    for (let i = 0; i < 3; i += 1) await get('/api/listed/x');
    expect(server.lines.filter((line) => line.includes('"route":"/api/listed/:id"'))).toHaveLength(3);
  });

  it('is free of the limit of reads once it is made; what is made anew, refused or asked by POST is counted', async () => {
    await start({ limiter: createLimiter(() => new Date(0)) });
    server.http.limiter.take({ name: 'reads', count: 300, seconds: 60 }, '127.0.0.1');
    for (let i = 0; i < 400; i += 1) expect((await get('/api/listed/x')).statusCode).toBe(200);
    const statuses = [];
    for (let i = 0; i < 300; i += 1) statuses.push((await get(`/api/listed/x?a=${i}`)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(298);
    expect((await get('/api/listed/x')).statusCode).toBe(200);
    expect((await get('/api/listed/x', { authorization: token })).statusCode).toBe(429);
  });
});

describe('an answer for somebody who is signed in', () => {
  it('is neither kept nor taken from what is kept, nor stored on the way', async () => {
    await start();
    const own = { authorization: token };
    const answers = [
      await get('/api/listed/x', own),
      await get('/api/listed/x'),
      await get('/api/listed/x', own),
      await get('/api/listed/x', { authorization: '' }),
      await get('/api/listed/x'),
    ];
    expect(answers.map((answer) => answer.json().made)).toEqual([1, 2, 3, 4, 2]);
    expect(answers.map((answer) => answer.headers['cache-control'])).toEqual([
      'no-store',
      'public, max-age=30',
      'no-store',
      'public, max-age=30',
      'public, max-age=30',
    ]);
    expect(answers[0]?.headers['etag']).toBeUndefined();
  });

  it('does not join a stranger who asks at the same moment', async () => {
    await start();
    const [guest, person] = await Promise.all([get('/api/listed/x'), get('/api/listed/x', { authorization: token })]);
    expect(new Set([guest.json().made, person.json().made])).toEqual(new Set([1, 2]));
    expect(person.headers['cache-control']).toBe('no-store');
  });

  it('reaches nobody else where a login adds something', async () => {
    await start();
    const greet = async (headers = {}) => (await get('/api/greeted', headers)).json().hello;
    const own = { authorization: token };
    expect([await greet(own), await greet(), await greet(own), await greet()]).toEqual([
      'person 7',
      'guest',
      'person 7',
      'guest',
    ]);
    expect((await get('/api/greeted')).headers['cache-control']).toBe('no-store');
  });
});
