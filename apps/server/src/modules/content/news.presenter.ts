import { landPath } from '@trassa/artwork';
import type { Language, News } from '@trassa/contracts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { NewsItemRow, NewsRow } from './news.repository.ts';

/** What a reader of this language is shown in Russian (BO-090). */
const russianOf = (
  language: Language,
  said: Readonly<Record<News['russian'][number], string | null>>,
): News['russian'] =>
  language === 'ru' ? [] : (['title', 'preview', 'text'] as const).filter((field) => said[field] === null);

/** As lists show it: without the text. */
export const presentNews = (row: NewsRow, language: Language): News => ({
  public_id: row.publicId,
  title: say(language, row.titleRu, row.titleEn),
  preview: say(language, row.previewRu, row.previewEn),
  picture: row.picture,
  ground: row.ground,
  land: landPath(row.ground),
  russian: russianOf(language, { title: row.titleEn, preview: row.previewEn, text: '' }),
  created: toUnix(row.publishedAt),
  event:
    row.eventPublicId === null
      ? null
      : { public_id: row.eventPublicId, title: say(language, row.eventTitleRu ?? '', row.eventTitleEn) },
});

export const presentNewsItem = (row: NewsItemRow, language: Language): News => ({
  ...presentNews(row, language),
  russian: russianOf(language, { title: row.titleEn, preview: row.previewEn, text: row.textEn }),
  text: cleanHtml(say(language, row.textRu, row.textEn)),
});
