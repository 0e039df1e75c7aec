import type { Language, News } from '@trassa/contracts';
import type { Executor } from '../../../../platform/database/index.ts';
import { presentNewsItem } from '../../news.presenter.ts';
import { previewWord, readPreviewWord, type Previewed } from '../preview-word.ts';
import { findEventOfNews, findNewsRow } from './news-rows.repository.ts';
import { stateOf, writtenOf } from './present-office-news.ts';

const purpose = 'news preview';

/** The word of a link to an item (BO-088). */
export const newsPreviewWord = (key: Buffer, item: Previewed, now: Date) => previewWord(key, purpose, item, now);

/** `is_shown`: the site shows these very words. */
export type NewsDraft = News & { readonly is_shown: boolean };

/** The item of a word that still counts, as it is written now; null: forged, broken, too old or revoked. */
export const showNewsDraft = async (
  db: Executor,
  key: Buffer,
  word: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<NewsDraft | null> => {
  const asked = readPreviewWord(key, purpose, word, now);
  if (!asked) return null;
  const row = await findNewsRow(db, asked.publicId);
  if (row?.previews !== asked.previews) return null;
  const content = writtenOf(row);
  const event = content.event === null ? null : await findEventOfNews(db, content.event);
  const item = presentNewsItem(
    {
      publicId: row.slug,
      titleRu: content.title_ru,
      titleEn: content.title_en,
      previewRu: content.preview_ru,
      previewEn: content.preview_en,
      textRu: content.text_ru,
      textEn: content.text_en,
      picture: content.picture,
      ground: content.ground,
      publishedAt: row.publishedAt ?? now,
      eventPublicId: event?.publicId ?? null,
      eventTitleRu: event?.ru ?? null,
      eventTitleEn: event?.en ?? null,
    },
    language,
  );
  return { ...item, is_shown: row.draft === null && stateOf(row, now) === 'published' };
};
