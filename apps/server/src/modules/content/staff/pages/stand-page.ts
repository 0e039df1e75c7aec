import type { MessageSpec } from '@trassa/contracts';
import { isMomentAhead, isPageAct, menuPages, type PageAct } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { By } from '../viewer.ts';
import { pageVersions } from './keep-page-version.ts';
import { problemsOf } from './page-content.ts';
import { findPageRow, lockPageRow, type PageOfficeRow, selectRedirects } from './page-rows.repository.ts';
import { forgetComingPage } from './page-versions.repository.ts';
import { hasBeenOut, stateOf, usesOf, writtenOf } from './present-office-pages.ts';
import { type Changing, checkAddress, pageObject, type Saved } from './save-page.ts';
import {
  endPagePreviews,
  lockPageAddresses,
  type PageStanding,
  passOn,
  stampPage,
  writePageContent,
  writePageSlug,
  writePageStanding,
  writeRedirect,
} from './write-pages.repository.ts';

type Done = Promise<Result<Acted<Saved>>>;

/** As histories tell it. */
const valuesOf = ({ status, publishedAt }: Pick<PageStanding, 'status' | 'publishedAt'>, isWaiting: boolean) => ({
  state: status,
  publish_at: publishedAt && toUnix(publishedAt),
  unpublished: isWaiting,
});

/** A locked page of this version in a state that allows the act; whoever leads readers to another page waits for the one before. */
const lockToAct = async (
  tx: Tx,
  { publicId, version }: Changing,
  act: PageAct,
  now: Date,
): Promise<Result<PageOfficeRow>> => {
  await lockPageAddresses(tx);
  const row = await lockPageRow(tx, publicId);
  if (!row) return notFound();
  const seen = editVersion({ version: row.version, values: valuesOf(row, row.draft !== null) }, version, {});
  if (!seen.ok) return seen;
  const { slug } = row;
  return isPageAct(act, { state: stateOf(row, now), slug, wasOut: hasBeenOut(row, now) })
    ? ok(row)
    : refuse({ code: 'state' });
};

type Next = PageStanding & {
  /** What waits is all that there is of the page from now on; else it goes on waiting. */
  readonly takesDraft: boolean;
};

const stand = async (tx: Tx, row: PageOfficeRow, { takesDraft, ...next }: Next, by: By): Done => {
  const kept = { version: row.version, values: valuesOf(row, row.draft !== null) };
  const edited = editVersion(kept, row.version, valuesOf(next, row.draft !== null && !takesDraft));
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  const content = writtenOf(row);
  if (changes.length) {
    if (row.draft && takesDraft) await writePageContent(tx, row.id, content);
    await writePageStanding(tx, row.id, next);
    await stampPage(tx, row.id, by);
  }
  return ok({ answer: { id: row.publicId }, object: pageObject(row.publicId, content.title_ru), changes });
};

/** PUT /api/admin/pages/{id}/publish; `at` null: now. What is shown already is published anew at once: until a later moment it would be gone. */
export const publishPage = async (tx: Tx, changing: Changing, at: number | null, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'publish', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const isShown = stateOf(row, by.now) === 'published';
  const wrongAt =
    at === null ? null : isShown ? 'page_shown' : isMomentAhead(at, toUnix(by.now)) ? null : 'moment_ahead';
  const errors: Record<string, MessageSpec> = {
    ...problemsOf(writtenOf(row)),
    ...(wrongAt && { at: { id: wrongAt } }),
  };
  if (Object.keys(errors).length) return invalid(errors);
  // Published again without a change, nothing is.
  const publishedAt = at !== null ? fromUnix(at) : isShown && !row.draft ? row.publishedAt : by.now;
  const wasOut = hasBeenOut(row, by.now);
  const done = await stand(
    tx,
    row,
    { status: 'published', publishedAt, wasOut, replacedBy: null, takesDraft: true },
    by,
  );
  if (done.ok && done.value.changes?.length) {
    await forgetComingPage(tx, row.id, by.now);
    await pageVersions.noteShown(tx, row, publishedAt ?? by.now);
  }
  return done;
};

/** PUT /api/admin/pages/{id}/unpublish, …/restore: nobody reads it, it is a draft with what was written last. */
export const withdrawPage = async (tx: Tx, act: 'unpublish' | 'restore', changing: Changing, by: By): Done => {
  const locked = await lockToAct(tx, changing, act, by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  await forgetComingPage(tx, row.id, by.now);
  const wasOut = hasBeenOut(row, by.now);
  return stand(tx, row, { status: 'draft', publishedAt: null, wasOut, replacedBy: null, takesDraft: true }, by);
};

/** What is wrong with the page that is to replace another; null: nothing. One that the menu or a document names needs one (5.17). */
const checkReplacement = async (
  tx: Tx,
  row: PageOfficeRow,
  replacement: PageOfficeRow | null,
  isAsked: boolean,
  now: Date,
): Promise<MessageSpec | null> => {
  if (isAsked)
    return replacement && replacement.id !== row.id && stateOf(replacement, now) === 'published'
      ? null
      : { id: 'option' };
  if (stateOf(row, now) !== 'published') return null;
  if (menuPages.includes(row.slug)) return { id: 'page_replacement' };
  const { documents, replaces } = await usesOf(tx, row, await selectRedirects(tx, row.id), now);
  return documents.length > 0 || replaces ? { id: 'page_replacement' } : null;
};

/** PUT /api/admin/pages/{id}/archive: kept for readers with a mark, or they are led to another page. What waits goes on waiting. */
export const archivePage = async (tx: Tx, changing: Changing, replacement: string | null, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'archive', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const next = replacement === null ? null : await findPageRow(tx, replacement);
  const wrong = await checkReplacement(tx, row, next, replacement !== null, by.now);
  if (wrong) return invalid({ replacement: wrong });
  await endPagePreviews(tx, row.id);
  if (next) await passOn(tx, row.id, next.id);
  const { publishedAt } = row;
  const wasOut = hasBeenOut(row, by.now);
  const done = await stand(
    tx,
    row,
    { status: 'archived', publishedAt, wasOut, replacedBy: next?.id ?? null, takesDraft: false },
    by,
  );
  if (!done.ok || !next) return done;
  const replaced = { field: 'replacement', before: null, after: next.slug };
  return ok({ ...done.value, changes: [...(done.value.changes ?? []), replaced] });
};

/** PUT /api/admin/pages/{id}/move: another address, to which the one that readers have seen leads. */
export const movePage = async (tx: Tx, changing: Changing, slug: string, by: By): Done => {
  const locked = await lockToAct(tx, changing, 'move', by.now);
  if (!locked.ok) return locked;
  const row = locked.value;
  const edited = editVersion({ version: row.version, values: { slug: row.slug } }, row.version, { slug });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  if (changes.length) {
    const wrong = await checkAddress(tx, slug, row.id);
    if (wrong) return invalid({ slug: wrong });
    await writeRedirect(tx, row.id, { from: row.slug, to: slug }, by.now);
    await writePageSlug(tx, row.id, slug);
    await stampPage(tx, row.id, by);
  }
  return ok({ answer: { id: row.publicId }, object: pageObject(row.publicId, writtenOf(row).title_ru), changes });
};
