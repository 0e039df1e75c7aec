import type { Language, News } from '@trassa/contracts';
import { newsPreviewLife } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { readSignedId, signedId } from '../../../../platform/secrets/signed-id.ts';
import { presentNewsItem } from '../../news.presenter.ts';
import { findEventOfNews, findNewsRow, type NewsOfficeRow } from './news-rows.repository.ts';
import { stateOf, writtenOf } from './present-office-news.ts';

const purpose = 'news preview';

/** The word of a link: which item, until when, and which links still count, proved; nothing is kept (BO-088). */
export const newsPreviewWord = (
  key: Buffer,
  { publicId, previews }: Pick<NewsOfficeRow, 'publicId' | 'previews'>,
  now: Date,
): { readonly word: string; readonly until: number } => {
  const until = toUnix(now) + newsPreviewLife;
  return { word: signedId(key, purpose, `${publicId}~${until}~${previews}`), until };
};

/** `is_shown`: the site shows these very words. */
export type NewsDraft = News & { readonly is_shown: boolean };

/** The item of a word that still counts, as it is written now; null: forged, broken, too old or revoked. */
export const showNewsDraft = async (
  db: Executor,
  key: Buffer,
  word: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<NewsDraft | null> => {
  const [publicId = '', until, previews] = (readSignedId(key, purpose, word) ?? '').split('~');
  if (!(Number(until) > toUnix(now))) return null;
  const row = await findNewsRow(db, publicId);
  if (row?.previews !== Number(previews)) return null;
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
