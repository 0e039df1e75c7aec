import type { Executor } from '../../../../platform/database/index.ts';
import type { DocumentText } from '../../document-page.ts';
import { previewWord, readPreviewWord } from '../preview-word.ts';
import { findLegalText, type LegalTextRow } from './legal-texts.repository.ts';
import { comingOf, writtenOf } from './present-documents.ts';

const purpose = 'document preview';

/** The word of a link to a text as it is written now (BO-088). */
export const documentPreviewWord = (
  key: Buffer,
  { name, previews }: Pick<LegalTextRow, 'name' | 'previews'>,
  now: Date,
) => previewWord(key, purpose, { publicId: name, previews }, now);

/** The text of a word that still counts, as it is written now; null: forged, broken, too old or revoked. */
export const findDocumentDraft = async (
  db: Executor,
  key: Buffer,
  word: string,
  now: Date,
): Promise<(DocumentText & { readonly isInForce: boolean }) | null> => {
  const asked = readPreviewWord(key, purpose, word, now);
  if (!asked) return null;
  const row = await findLegalText(db, asked.publicId);
  if (row?.previews !== asked.previews) return null;
  const words = writtenOf(row);
  return {
    titleRu: words.title_ru,
    titleEn: words.title_en,
    htmlRu: words.html_ru,
    htmlEn: words.html_en,
    isInForce: row.draft === null && row.latest !== null && comingOf(row, now) === null,
  };
};
