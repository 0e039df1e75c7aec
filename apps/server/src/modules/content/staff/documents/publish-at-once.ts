import type { LegalWords } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { insertVersion, lockLegalText, writeDraft } from './legal-texts.repository.ts';
import { documentObject, fitWords, missing } from './write-document.ts';

type Sent = { readonly name: string; readonly title_ru: string; readonly html_ru: string } & {
  readonly [F in 'title_en' | 'html_en']?: string | null | undefined;
};
type Published = { readonly values: { readonly name: string; readonly version: number } };

/** POST /api/admin/documents: a text written where one is missing; what waits as a draft goes on waiting. */
export const publishAtOnce = async (tx: Tx, { name, ...sent }: Sent, by: By): Promise<Result<Acted<Published>>> => {
  const fit = fitWords({ ...sent, title_en: sent.title_en ?? null, html_en: sent.html_en ?? null });
  const words: LegalWords = {
    title_ru: sent.title_ru,
    title_en: fit.title_en ?? null,
    html_ru: fit.html_ru ?? '',
    html_en: fit.html_en ?? null,
  };
  const errors = missing(words);
  if (Object.keys(errors).length) return invalid(errors);
  const row = await lockLegalText(tx, name);
  if (!row) return notFound();
  if (row.latest !== null) return refuse({ code: 'state', message: { id: 'legal_text_there' } });
  const version = await insertVersion(tx, { name, words, from: null }, by);
  await writeDraft(tx, name, row.draft, by);
  return ok({
    answer: { values: { name, version } },
    object: documentObject(name, words.title_ru),
    changes: [
      { field: 'number', before: null, after: version },
      { field: versionField, before: row.version, after: row.version + 1 },
    ],
  });
};
