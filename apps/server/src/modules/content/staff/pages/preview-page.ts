import type { Language, Page } from '@trassa/contracts';
import type { Executor } from '../../../../platform/database/index.ts';
import { presentPage } from '../../page.presenter.ts';
import { previewWord, readPreviewWord, type Previewed } from '../preview-word.ts';
import { findPageRow } from './page-rows.repository.ts';
import { stateOf, writtenOf } from './present-office-pages.ts';

const purpose = 'page preview';

/** The word of a link to a page (BO-088). */
export const pagePreviewWord = (key: Buffer, page: Previewed, now: Date) => previewWord(key, purpose, page, now);

/** The page of a word that still counts, as it is written now; null: forged, broken, too old or revoked. `is_shown`: the site shows these very words. */
export const showPageDraft = async (
  db: Executor,
  key: Buffer,
  word: string,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<(Page & { readonly is_shown: boolean }) | null> => {
  const asked = readPreviewWord(key, purpose, word, now);
  if (!asked) return null;
  const row = await findPageRow(db, asked.publicId);
  if (row?.previews !== asked.previews) return null;
  const content = writtenOf(row);
  const page = presentPage(
    {
      slug: row.slug,
      titleRu: content.title_ru,
      titleEn: content.title_en,
      descriptionRu: content.description_ru,
      descriptionEn: content.description_en,
      textRu: content.text_ru,
      textEn: content.text_en,
      blocks: content.blocks,
      ground: content.ground,
      sign: content.sign,
      isArchived: false,
      updatedAt: row.updatedAt,
    },
    language,
  );
  return { ...page, is_shown: row.draft === null && stateOf(row, now) === 'published' };
};
