import { isDeepStrictEqual } from 'node:util';
import type { MessageSpec } from '@trassa/contracts';
import {
  checkLegalMoment,
  isTextSaid,
  type LegalAct,
  legalActsOf,
  legalTextMax,
  type LegalWords,
  missingOfLegalText,
} from '@trassa/rules';
import { cleanHtml } from '../../../../kernel/clean-html.ts';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { toldChanges } from '../told-changes.ts';
import type { By } from '../viewer.ts';
import { insertVersion, type LegalTextRow, lockLegalText, removeComing, writeDraft } from './legal-texts.repository.ts';
import { comingOf, writtenOf } from './present-documents.ts';

/** The name of what was changed; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
type Done = Promise<Result<Acted<Saved>>>;
type Changing = { readonly name: string; readonly version: number };
type Typed = { readonly [F in keyof LegalWords]?: LegalWords[F] | undefined };

export const documentObject = (name: string, title: string) => ({ kind: 'document', publicId: name, title });

const fitEnglish = (html: string | null): string | null => (isTextSaid(html) ? cleanHtml(html ?? '') : null);

/** As it is kept: HTML without whatever runs or comes from elsewhere, and no empty English. */
export const fitWords = (typed: Typed): Typed => ({
  ...typed,
  ...(typed.title_en !== undefined && { title_en: typed.title_en?.trim() ? typed.title_en : null }),
  ...(typed.html_ru !== undefined && { html_ru: cleanHtml(typed.html_ru) }),
  ...(typed.html_en !== undefined && { html_en: fitEnglish(typed.html_en) }),
});

/** What cleaning has made too long: kept so, it could not be saved again. */
const tooLong = (fit: Typed): Record<string, MessageSpec> =>
  Object.fromEntries(
    (['html_ru', 'html_en'] as const)
      .filter((field) => (fit[field]?.length ?? 0) > legalTextMax)
      .map((field) => [field, { id: 'too_long', max: legalTextMax }]),
  );

export const missing = (words: LegalWords): Record<string, MessageSpec> =>
  Object.fromEntries(missingOfLegalText(words).map((field) => [field, { id: 'required' }]));

/** PUT /api/admin/documents/{id}: what no version says yet; the one in force stays as it is (BO-092). */
export const changeDocument = async (tx: Tx, { name, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockLegalText(tx, name);
  if (!row) return notFound();
  const fit = fitWords(typed);
  const edited = editVersion({ version: row.version, values: writtenOf(row) }, version, fit);
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    if (comingOf(row, by.now) !== null) return refuse({ code: 'state' });
    const errors = tooLong(fit);
    if (Object.keys(errors).length) return invalid(errors);
    await writeDraft(tx, name, isDeepStrictEqual(values, row.latest) ? null : values, by);
  }
  return ok({ answer: { id: name }, object: documentObject(name, values.title_ru), changes: toldChanges(changes) });
};

/** As histories tell it. */
const valuesOf = (row: LegalTextRow, now: Date) => ({
  publish_at: comingOf(row, now),
  unpublished: row.draft !== null,
});

/** A locked text of this version in a state that allows the act. */
const lockToAct = async (
  tx: Tx,
  { name, version }: Changing,
  act: LegalAct,
  now: Date,
): Promise<Result<LegalTextRow>> => {
  const row = await lockLegalText(tx, name);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: valuesOf(row, now) }, version, {});
  if (!seen.ok) return seen;
  const allowed = legalActsOf({ hasDraft: row.draft !== null, coming: comingOf(row, now) }, toUnix(now));
  return allowed.includes(act) ? ok(row) : refuse({ code: 'state' });
};

/** PUT /api/admin/documents/{id}/publish; `at` null: now. Earlier versions stay what people agreed to (BO-092). */
export const bringIn = async (tx: Tx, changing: Changing, at: number | null, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'publish', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const words = writtenOf(row);
  const wrong = checkLegalMoment(at, toUnix(by.now));
  const errors: Record<string, MessageSpec> = { ...missing(words), ...(wrong && { at: { id: wrong } }) };
  if (Object.keys(errors).length) return invalid(errors);
  const kept = { version: row.version, values: valuesOf(row, by.now) };
  const edited = editVersion(kept, row.version, { publish_at: at ?? toUnix(by.now), unpublished: false });
  if (!edited.ok) return edited;
  const number = await insertVersion(tx, { name: row.name, words, from: at === null ? null : fromUnix(at) }, by);
  await writeDraft(tx, row.name, null, by);
  const changes = [...edited.value.changes, { field: 'number', before: null, after: number }];
  return ok({ answer: { id: row.name }, object: documentObject(row.name, words.title_ru), changes });
};

/** PUT /api/admin/documents/{id}/discard: what is written is the latest version again. */
export const discardDraft = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'discard', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const kept = { version: row.version, values: valuesOf(row, by.now) };
  const edited = editVersion(kept, row.version, { unpublished: false });
  if (!edited.ok) return edited;
  await writeDraft(tx, row.name, null, by);
  const object = documentObject(row.name, writtenOf({ ...row, draft: null }).title_ru || writtenOf(row).title_ru);
  return ok({ answer: { id: row.name }, object, changes: edited.value.changes });
};

/** PUT /api/admin/documents/{id}/withdraw: what is coming is a draft again. */
export const withdraw = async (tx: Tx, changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'withdraw', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const words = row.latest;
  const number = await removeComing(tx, row.name, by.now);
  if (!words || number === null) throw new Error(`${row.name} has a version that is coming and none that is removed`);
  const kept = { version: row.version, values: valuesOf(row, by.now) };
  const edited = editVersion(kept, row.version, { publish_at: null, unpublished: true });
  if (!edited.ok) return edited;
  await writeDraft(tx, row.name, words, by);
  const changes = [...edited.value.changes, { field: 'number', before: number, after: null }];
  return ok({ answer: { id: row.name }, object: documentObject(row.name, words.title_ru), changes });
};
