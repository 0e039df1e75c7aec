import type { Language, News } from '@trassa/contracts';
import { cleanHtml } from '../../kernel/clean-html.ts';
import { toUnix } from '../../kernel/clock.ts';
import { say } from '../../kernel/say.ts';
import type { NewsItemRow, NewsRow } from './news.repository.ts';

/** As lists show it: without the text. */
export const presentNews = (row: NewsRow, language: Language): News => ({
  public_id: row.public_id,
  title: say(language, row.title_ru, row.title_en),
  preview: say(language, row.preview_ru, row.preview_en),
  picture: row.picture,
  ground: row.ground,
  created: toUnix(row.published_at),
  event:
    row.event_public_id === null
      ? null
      : { public_id: row.event_public_id, title: say(language, row.event_title_ru ?? '', row.event_title_en) },
});

export const presentNewsItem = (row: NewsItemRow, language: Language): News => ({
  ...presentNews(row, language),
  text: cleanHtml(say(language, row.text_ru, row.text_en)),
});
