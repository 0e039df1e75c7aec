import { errorText, type Language } from '@trassa/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomId } from '../../kernel/ids.ts';
import { acceptsGzip } from '../http/encoding.ts';
import { languageOfPage } from '../http/language.ts';
import { networkOf } from '../http/network-of.ts';
import { pageHeaders, pagePolicy, setHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';
import { createMicroCache } from '../micro-cache.ts';
import { createFetchApi } from './fetch-api.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { Web } from './services.ts';
import { type StampedPage, stampPage } from './stamped-page.ts';

export type PagesOptions = {
  siteUrl: string;
  isDev: boolean;
  loadWeb: () => Promise<Web>;
  /** Milliseconds a rendered page serves everybody; 0 renders every time. */
  cacheLife: number;
  cacheBytes?: number;
  /** Where the payment form may lead: origins of providers. */
  formTargets?: readonly string[];
  metrics?: Pick<Metrics, 'pages'>;
  /** Pages that may be rendered per minute for an address; kept ones are free. */
  renderedPerMinute?: number;
};

export type CachedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly page: StampedPage;
};

/** Paths below which there are files or calls, and never a page. */
const notPages = /^\/(?:api|images|assets|fonts|metrics)(?:\/|$)/;
const oldExplorer = /MSIE |Trident\//;
const maxUrl = 2000;

/** Path and search of a page, or null for what cannot be a page. */
const pageUrl = (raw: string): URL | null => {
  if (!raw.startsWith('/') || raw.startsWith('//') || raw.length > maxUrl || !URL.canParse(`http://page${raw}`))
    return null;
  const url = new URL(`http://page${raw}`);
  return notPages.test(url.pathname) ? null : url;
};

/**
 * The address as it is rendered and kept: only words that a page reads, each once, in one order. Junk and marks of
 * advertising would render a page anew for everybody who adds some.
 */
const addressOf = (url: URL, known: ReadonlySet<string>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of url.searchParams) if (known.has(name) && !search.has(name)) search.set(name, value);
  search.sort();
  const text = search.toString();
  return text ? `${url.pathname}?${text}` : url.pathname;
};

/** A page of one sentence, when the web cannot draw one. */
const sendWords = (reply: FastifyReply, language: Language, id: 'failure' | 'too_many_requests'): FastifyReply => {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', failurePolicy)
    .send(failurePage(language, errorText(language, { id })));
};

/** What its owner may close at any moment is never given from memory. */
const isFleeting = ({ headers }: CachedPage): boolean =>
  headers.some(([name, value]) => name === 'cache-control' && value.includes('no-store'));

/** Serves what the web renders. Public HTML is the same for everybody: nothing personal reaches the rendering. */
export const addPages = (app: FastifyInstance, options: PagesOptions): void => {
  const { siteUrl, isDev, loadWeb, cacheLife, cacheBytes = 64 * 1024 * 1024, formTargets = [], metrics } = options;
  const renders = { name: 'pages', count: options.renderedPerMinute ?? 240, seconds: 60 };
  const cache = createMicroCache<CachedPage>({
    life: cacheLife,
    maxBytes: cacheBytes,
    sizeOf: ({ page }) => page.size,
  });
  const fetchApi = createFetchApi(app);
  const isHttps = siteUrl.startsWith('https:');
  const common = pageHeaders(isHttps);
  const policy = (nonce: string): string => pagePolicy(nonce, { isHttps, isDev, formTargets });

  const render = async (address: string, language: string): Promise<CachedPage> => {
    const placeholder = randomId();
    const request = new Request(siteUrl + address, {
      headers: { accept: 'text/html', 'accept-language': language, cookie: `language=${language}` },
    });
    const reportError = (error: unknown): void => app.log.error({ err: error }, 'page failed');
    const answer = await (await loadWeb()).render(request, { fetchApi, nonce: placeholder, siteUrl, reportError });
    const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie' && name !== 'content-length');
    return { status: answer.status, headers, page: stampPage(Buffer.from(await answer.arrayBuffer()), placeholder) };
  };

  const sendPage = (req: FastifyRequest, reply: FastifyReply, { status, headers, page }: CachedPage): FastifyReply => {
    const nonce = randomId();
    setHeaders(reply, common);
    reply.code(status).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('content-security-policy', policy(nonce));
    if (!acceptsGzip(req.headers['accept-encoding'])) return reply.send(page.plain(nonce));
    return reply.header('content-encoding', 'gzip').send(page.gzip(nonce));
  };

  app.get('/docs', async (_req, reply) => reply.redirect('/', 302));
  // DEC-18: the name of an order's page in the text of the specification.
  app.get<{ Params: { id: string } }>('/my-orders/:id', async (req, reply) =>
    reply.redirect(`/me/shop/${encodeURIComponent(req.params.id)}`, 302),
  );
  app.get('/*', async (req, reply) => {
    const url = pageUrl(req.raw.url ?? '');
    if (url === null) return reply.refuse({ code: 'not_found' });
    if (url.pathname !== '/notsupport' && oldExplorer.test(req.headers['user-agent'] ?? ''))
      return reply.redirect('/notsupport', 302);
    const language = languageOfPage(url.searchParams, req.headers.cookie);
    req.language = language;
    try {
      const address = addressOf(url, new Set((await loadWeb()).queryKeys));
      const key = `${language} ${address}`;
      const wait = cache.has(key) ? 0 : app.limiter.take(renders, networkOf(req.ip));
      if (wait) return await sendWords(reply.code(429).header('retry-after', wait), language, 'too_many_requests');
      let rendered: CachedPage | null = null;
      const found = await cache.get(key, async () => {
        rendered = await render(address, language);
        return rendered.status === 200 && cacheLife > 0 && !isFleeting(rendered) ? rendered : null;
      });
      metrics?.pages.inc({ cache: found.outcome });
      const page = found.value ?? rendered ?? (await render(address, language));
      return await sendPage(req, reply, page);
    } catch (error) {
      req.log.error({ err: error, id: req.id }, 'page failed');
      return sendWords(reply.code(500), language, 'failure');
    }
  });
};
