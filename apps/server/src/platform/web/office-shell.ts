import { brand } from '@trassa/rules';
import type { FastifyInstance } from 'fastify';
import { randomId } from '../../kernel/ids.ts';
import { languageOfPage } from '../http/language.ts';
import { pageHeaders, pagePolicy, setHeaders } from '../http/security-headers.ts';

export type OfficeShellOptions = {
  siteUrl: string;
  isDev: boolean;
  /** The page as the web's build made it, or as Vite makes it for this address. */
  loadPage(address: string): Promise<string>;
};

/**
 * The back office: one page for every address below /admin, the same for everybody; what it shows comes by calls that ask who
 * is there. It is kept nowhere, found by no search engine and stands in no frame (BO-155).
 */
export const addOfficeShell = (app: FastifyInstance, { siteUrl, isDev, loadPage }: OfficeShellOptions): void => {
  const isHttps = siteUrl.startsWith('https:');
  const common = pageHeaders(isHttps);
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (req, reply) => {
      const nonce = randomId();
      const url = new URL(req.raw.url ?? '/admin', siteUrl);
      const language = languageOfPage(url.searchParams, req.headers.cookie);
      const page = await loadPage(url.pathname);
      setHeaders(reply, common);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', pagePolicy(nonce, { isHttps, isDev, formTargets: [] }))
        .send(page.replaceAll('__nonce__', nonce).replaceAll('__language__', language).replaceAll('__title__', brand));
    });
  }
};
