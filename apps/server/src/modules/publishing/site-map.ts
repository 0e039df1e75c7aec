import { Readable } from 'node:stream';
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';

/** The English page of a path: `?lang=en` (Russian is the default). */
const inEnglish = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=en`;

const entries = (url: string): SitemapItemLoose[] => {
  const links = [
    { lang: 'ru', url },
    { lang: 'en', url: inEnglish(url) },
    { lang: 'x-default', url },
  ];
  return [url, inEnglish(url)].map((address) => ({ url: address, links }));
};

/** Site map of absolute addresses, at least one, each in both languages (sitemaps.org, with hreflang). */
export const siteMap = async (urls: readonly string[]): Promise<string> => {
  const map = new SitemapStream({
    xmlns: { news: false, video: false, image: false, xhtml: true },
    level: ErrorLevel.SILENT,
  });
  return (await streamToPromise(Readable.from(urls.flatMap(entries)).pipe(map))).toString();
};

/** Personal pages and the API are not for search engines. */
export const robots = (siteUrl: string): string => `User-agent: *
Allow: /api/files/document/
Disallow: /api/
Disallow: /add
Disallow: /basket
Disallow: /me
Disallow: /sandbox/

Sitemap: ${siteUrl}/sitemap.xml
`;
