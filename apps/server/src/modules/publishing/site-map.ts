import { escapeXml } from './escape-xml.ts';

/** The English page of a path: `?lang=en` (Russian is the default). */
const inEnglish = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}lang=en`;

const entry = (url: string): string => {
  const alternates = [
    ['ru', url],
    ['en', inEnglish(url)],
    ['x-default', url],
  ] as const;
  const links = alternates
    .map(([language, link]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(link)}"/>`)
    .join('');
  return [url, inEnglish(url)].map((address) => `<url><loc>${escapeXml(address)}</loc>${links}</url>`).join('\n');
};

/** Site map of absolute addresses, each in both languages (sitemaps.org, with hreflang). */
export const siteMap = (urls: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map(entry).join('\n')}
</urlset>
`;

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
