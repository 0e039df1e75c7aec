import type { Language } from '@trassa/contracts';
import { say } from '../../kernel/say.ts';
import { escapeXml } from './escape-xml.ts';

/** A news item as a feed needs it (the content module's `NewsRow` fits). */
export type PublishedNews = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly previewRu: string;
  readonly previewEn: string | null;
  readonly publishedAt: Date;
};

const words = {
  ru: { title: 'новости', description: 'Новости стартов, тренировок и клубов' },
  en: { title: 'news', description: 'News of races, training and clubs' },
} as const;

/** RSS 2.0 of the latest news; addresses are absolute, texts plain. */
export const newsFeed = (
  news: readonly PublishedNews[],
  { siteUrl, brand, language }: { siteUrl: string; brand: string; language: Language },
): string => {
  const inLanguage = (path: string): string => `${siteUrl}${path}${language === 'en' ? '?lang=en' : ''}`;
  const self = `${siteUrl}/news.xml${language === 'en' ? '?language=en' : ''}`;
  const items = news.map((item) => {
    const link = escapeXml(inLanguage(`/news/${item.publicId}`));
    return `<item><title>${escapeXml(say(language, item.titleRu, item.titleEn))}</title><link>${link}</link>
<guid isPermaLink="true">${link}</guid><pubDate>${item.publishedAt.toUTCString()}</pubDate>
<description>${escapeXml(say(language, item.previewRu, item.previewEn))}</description></item>`;
  });
  const [latest] = news;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`${brand}: ${words[language].title}`)}</title><link>${escapeXml(inLanguage('/news'))}</link>
<description>${escapeXml(words[language].description)}</description><language>${language}</language>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${latest ? `<lastBuildDate>${latest.publishedAt.toUTCString()}</lastBuildDate>\n` : ''}<ttl>30</ttl>
${items.join('\n')}
</channel></rss>
`;
};
