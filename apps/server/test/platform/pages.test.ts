import type { FastifyInstance } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { addPages } from '../../src/platform/web/pages.ts';
import type { WebServices } from '../../src/platform/web/services.ts';
import { createLimiter } from '../../src/platform/http/index.ts';
import { createTestHttp } from '../support/http.ts';
import { testConfig } from '../support/test-app.ts';

type Render = (request: Request, services: WebServices) => Promise<Response> | Response;

let http: FastifyInstance;
let rendered: string[];
const mount = async (render: Render, cacheLife = 60_000, renderedPerMinute = 1000): Promise<void> => {
  ({ http } = await createTestHttp());
  http.limiter.take = createLimiter(() => new Date()).take;
  rendered = [];
  addPages(http, {
    siteUrl: 'https://example.org',
    isDev: false,
    cacheLife,
    renderedPerMinute,
    loadWeb: async () => ({
      queryKeys: ['page', 'city', 'lang', 'q', 'a', 'b'],
      async render(request, services) {
        rendered.push(request.url);
        return render(request, services);
      },
    }),
  });
  await http.ready();
};
afterEach(() => http.close());

const html = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const page: Render = (request, { nonce }) =>
  html(
    `<script nonce="${nonce}">1</script>${'слово '.repeat(5000)}<script nonce="${nonce}">${request.headers.get('cookie')}</script>`,
  );
const nonceOf = (policy: unknown): string => /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';

describe('a flood of pages', () => {
  const from = (remoteAddress: string, url: string, method: 'GET' | 'HEAD' = 'GET') =>
    http.inject({ method, url, remoteAddress });

  it('of junk words, doubled words and another order is one rendering', async () => {
    await mount(page);
    for (const url of ['/calendar?page=2&city=1', '/calendar?city=1&page=2', '/calendar?city=1&page=2&page=3&x=1'])
      await from('192.0.2.1', url);
    for (let i = 0; i < 50; i += 1) await from('192.0.2.1', `/calendar?city=1&page=2&junk${i}=${i}`);
    expect(rendered).toEqual(['https://example.org/calendar?city=1&page=2']);
  });

  it('is refused past the limit of renderings, by GET and by HEAD, with words and a time', async () => {
    await mount(page, 60_000, 10);
    const statuses = [];
    for (let i = 0; i < 14; i += 1)
      statuses.push((await from('192.0.2.1', `/calendar?page=${i}`, i % 2 ? 'HEAD' : 'GET')).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429, 429, 429]);
    expect(rendered).toHaveLength(10);
    const refused = await from('192.0.2.1', '/calendar?page=99');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Слишком много запросов');
  });

  it('leaves kept pages free, and other addresses alone', async () => {
    await mount(page, 60_000, 10);
    for (let i = 0; i < 20; i += 1) await from('192.0.2.1', `/calendar?page=${i}`);
    for (let i = 0; i < 30; i += 1) expect((await from('192.0.2.1', '/calendar?page=1')).statusCode).toBe(200);
    expect((await from('192.0.2.2', '/calendar?page=77')).statusCode).toBe(200);
  });

  it('that do not exist counts too', async () => {
    await mount(() => new Response('none', { status: 404, headers: { 'content-type': 'text/html' } }), 60_000, 5);
    const statuses = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await from('192.0.2.1', `/nowhere-${i}`)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });
});

describe('pages', () => {
  it('are rendered once for a crowd that comes at the same moment', async () => {
    await mount(async (request, services) => {
      await new Promise((resolve) => setImmediate(resolve));
      return page(request, services);
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => http.inject('/calendar')));
    expect(rendered).toEqual(['https://example.org/calendar']);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  it('carry a nonce of their own in every response, plain and compressed alike', async () => {
    await mount(page);
    const nonces = new Set<string>();
    for (const encoding of ['identity', 'gzip', 'gzip', 'identity']) {
      const answer = await http.inject({ url: '/calendar', headers: { 'accept-encoding': encoding } });
      const body = encoding === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.body;
      const nonce = nonceOf(answer.headers['content-security-policy']);
      expect(body.match(/nonce="[^"]+"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
      expect(answer.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
      expect(body).toContain('слово слово');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
    expect(rendered).toHaveLength(1);
  });

  it('let no inline script run without the nonce', async () => {
    await mount(page);
    const policy = String((await http.inject('/')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{22}';/);
    expect(policy).toContain("object-src 'none'");
    expect(policy.match(/script-src[^;]+/)?.[0]).not.toMatch(/unsafe/);
  });

  it('are kept apart by path, search and language, not by advertising marks', async () => {
    await mount(page);
    for (const url of [
      '/calendar?city=1',
      '/calendar?city=2',
      '/calendar?city=1&utm_source=mail',
      '/calendar?city=1&lang=en',
    ])
      await http.inject(url);
    await http.inject({ url: '/calendar?city=1', headers: { cookie: 'language=en' } });
    expect(rendered.map((url) => url.slice('https://example.org'.length))).toEqual([
      '/calendar?city=1',
      '/calendar?city=2',
      '/calendar?city=1&lang=en',
      '/calendar?city=1',
    ]);
  });

  it('give nothing personal to the rendering and take no cookie from it', async () => {
    let seen: [string, string][] = [];
    await mount((request) => {
      seen = [...request.headers];
      return new Response('x', { headers: { 'set-cookie': 'a=1', 'content-type': 'text/html' } });
    });
    const answer = await http.inject({
      url: '/',
      headers: {
        authorization: 'secret',
        cookie: 'language=en; visitor=secret',
        'x-forwarded-for': '1.2.3.4',
        host: 'evil.example',
      },
    });
    expect(Object.fromEntries(seen)).toEqual({ accept: 'text/html', 'accept-language': 'en', cookie: 'language=en' });
    expect(rendered).toEqual(['https://example.org/']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('are not kept when they are not found, and rendered anew when their time is over', async () => {
    await mount(() => new Response('no', { status: 404, headers: { 'content-type': 'text/html' } }));
    expect((await http.inject('/nothing')).statusCode).toBe(404);
    await http.inject('/nothing');
    expect(rendered).toHaveLength(2);
    await http.close();
    await mount(page, 0);
    await http.inject('/');
    await http.inject('/');
    expect(rendered).toHaveLength(2);
  });

  it('answer a plain page and keep nothing when rendering fails', async () => {
    let isBroken = true;
    await mount((request, services) => {
      if (isBroken) throw new Error('secret detail');
      return page(request, services);
    });
    const answer = await http.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Произошла ошибка, попробуйте позже');
    expect(answer.body).not.toContain('secret');
    expect(answer.body).toContain('<a href="/">На главную</a>');
    expect(answer.headers['content-security-policy']).toContain("style-src 'sha256-");
    isBroken = false;
    expect((await http.inject('/')).statusCode).toBe(200);
  });

  it('send old Internet Explorer to /notsupport, /docs home and /my-orders/{id} to the order', async () => {
    await mount(page);
    const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';
    const moved = await http.inject({ url: '/calendar', headers: { 'user-agent': explorer } });
    expect([moved.statusCode, moved.headers.location]).toEqual([302, '/notsupport']);
    expect((await http.inject({ url: '/notsupport', headers: { 'user-agent': explorer } })).statusCode).toBe(200);
    const docs = await http.inject('/docs');
    expect([docs.statusCode, docs.headers.location]).toEqual([302, '/']);
    const order = await http.inject('/my-orders/a%2Fb');
    expect([order.statusCode, order.headers.location]).toEqual([302, '/me/shop/a%2Fb']);
  });

  it('never stand in for calls, files or foreign addresses', async () => {
    await mount(page);
    for (const url of ['/api/nothing', '/assets/none.js', '/images/none.webp', '//evil.example/']) {
      expect((await http.inject(url)).statusCode).toBe(404);
    }
    expect(rendered).toEqual([]);
  });

  it('ask the API in the same process, unhindered by the limits of visitors', async () => {
    await mount(page);
    await http.close();
    const config = { ...testConfig('/nowhere'), limits: { ...testConfig('/nowhere').limits, reads: 1 } };
    ({ http } = await createTestHttp({ config, limiter: createLimiter(() => new Date(0)) }));
    http.get('/api/hello', async (req) => ({ language: req.language }));
    addPages(http, {
      siteUrl: 'https://example.org',
      isDev: false,
      cacheLife: 0,
      loadWeb: async () => ({
        queryKeys: [],
        render: async (_request, { fetchApi }) =>
          html(await (await fetchApi('/api/hello', { headers: { language: 'en' } })).text()),
      }),
    });
    for (let i = 0; i < 3; i++) expect((await http.inject('/')).body).toBe('{"language":"en"}');
    const visitors = [
      await http.inject('/api/hello'),
      await http.inject({ url: '/api/hello', headers: { 'x-internal': 'guessed' } }),
    ];
    expect(visitors.map((answer) => answer.statusCode)).toEqual([200, 429]);
  });
});
