import { describe, expect, it } from 'vitest';
import { HttpError, makeClient, NoAnswerError } from './client.ts';
import { api, type Call } from './index.ts';
import { ListQuery } from './office/index.ts';

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const seen: { url: string; init: RequestInit }[] = [];
  const client = makeClient({
    headers: () => ({ language: 'en' }),
    fetch: async (url, init) => {
      seen.push({ url, init });
      return Response.json(body, { status, headers });
    },
  });
  return { client, seen };
};

describe('makeClient', () => {
  it('puts parameters into the path, escaped, and drops empty query values', async () => {
    const { client, seen } = answering(200, { values: [] });
    await client(api.events.teams, { params: { id: 'a/b' }, query: { search: '', free: 'true' } });
    expect(seen[0]?.url).toBe('/api/teams/a%2Fb?free=true');
  });

  it('repeats what has several values', async () => {
    const { client, seen } = answering(200, { values: [] });
    const list = { method: 'GET', path: '/api/admin/things', query: ListQuery } as unknown as Call & {
      query: typeof ListQuery;
    };
    await client(list, { query: { 'f.state': ['paid', 'shipped'], 'f.none': [], search: 'a&b' } });
    expect(seen[0]?.url).toBe('/api/admin/things?f.state=paid&f.state=shipped&search=a%26b');
  });

  it('sends the body as JSON with the headers and the idempotency key', async () => {
    const { client, seen } = answering(200, {});
    await client(api.holds.change, { params: { id: 'abc' }, body: { count: 2 }, idempotencyKey: 'k' });
    expect(seen[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"count":2}',
      headers: { language: 'en', 'content-type': 'application/json', 'idempotency-key': 'k' },
    });
  });

  it('rejects with what the server said and when to come back', async () => {
    const { client } = answering(429, { message: 'Слишком много запросов' }, { 'retry-after': '7' });
    const error = await client(api.events.types, {}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 429, retryAfter: 7, answer: { message: 'Слишком много запросов' } });
  });

  it('words an answer without a message by its status (ERR-10)', async () => {
    const client = makeClient({ fetch: async () => new Response('<html>', { status: 502 }) });
    await expect(client(api.events.types, {})).rejects.toThrow('Request failed with status code 502');
  });

  it.each([
    ['Network Error', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'timeout of 5ms exceeded',
      (_: string, init: RequestInit) =>
        new Promise<Response>((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    ],
  ])('says %s when there is no answer (ERR-09, ERR-10)', async (words, fetch) => {
    const error = await makeClient({ fetch, timeout: 5 })(api.events.types, {}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(NoAnswerError);
    expect((error as Error).message).toBe(words);
  });

  const stalls = (_: string, { signal }: RequestInit) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (body) =>
            signal?.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError'))),
        }),
        { headers: { 'content-type': 'application/json' } },
      ),
    );
  const breaksOff = () =>
    Promise.resolve(
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), {
        headers: { 'content-type': 'application/json' },
      }),
    );
  it.each([
    ['timeout of 5ms exceeded', stalls],
    ['Network Error', breaksOff],
  ])('says %s when the answer does not arrive whole (ERR-09, ERR-10)', async (words, fetch) => {
    const error = await makeClient({ fetch, timeout: 5 })(api.events.types, {}).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(NoAnswerError);
    expect((error as Error).message).toBe(words);
  });

  it('words a gateway’s page that calls itself JSON by its status', async () => {
    const headers = { 'content-type': 'application/json' };
    const client = makeClient({ fetch: async () => new Response('<html>', { status: 502, headers }) });
    const error = await client(api.events.types, {}).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ status: 502, message: 'Request failed with status code 502' });
  });
});
