import { type RawBuilder, sql } from 'kysely';
import type { ReplacePicture } from '../../media/index.ts';

/** Port of the pictures: another one in banners, stories, news and pages, in their drafts and in the versions that are kept. */
export const replaceContentPictures: ReplacePicture = async (tx, uses, { from, to }, { userId, now }) => {
  const text = (column: string): RawBuilder<unknown> => sql`replace(${sql.ref(column)}, ${from}::text, ${to}::text)`;
  const json = (column: string): RawBuilder<unknown> =>
    sql`replace(${sql.ref(column)}::text, ${from}::text, ${to}::text)::jsonb`;
  const stamp = sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;
  const {
    banners = [],
    stories = [],
    news = [],
    news_versions: ofNews = [],
    pages = [],
    page_versions: ofPages = [],
  } = uses;
  if (banners.length)
    await sql`update banners set picture_main = ${text('picture_main')}, draft = ${json('draft')}, ${stamp}
      where id = any(${banners}::bigint[])`.execute(tx);
  if (stories.length)
    await sql`update stories set slides = ${json('slides')}, draft = ${json('draft')}, ${stamp}
      where id = any(${stories}::bigint[])`.execute(tx);
  if (news.length)
    await sql`update news set picture = ${text('picture')}, text_ru = ${text('text_ru')}, text_en = ${text('text_en')},
      draft = ${json('draft')}, ${stamp} where id = any(${news}::bigint[])`.execute(tx);
  if (pages.length)
    await sql`update pages set text_ru = ${text('text_ru')}, text_en = ${text('text_en')}, blocks = ${json('blocks')},
      draft = ${json('draft')}, ${stamp} where id = any(${pages}::bigint[])`.execute(tx);
  if (ofNews.length)
    await sql`update news_versions set content = ${json('content')}
      where news_id = any(${ofNews}::bigint[]) and strpos(content::text, ${from}) > 0`.execute(tx);
  if (ofPages.length)
    await sql`update page_versions set content = ${json('content')}
      where page_id = any(${ofPages}::bigint[]) and strpos(content::text, ${from}) > 0`.execute(tx);
};
