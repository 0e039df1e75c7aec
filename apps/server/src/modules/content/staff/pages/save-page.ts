import type { MessageSpec } from '@trassa/contracts';
import { checkPageSlug, isKnownPage, slugOf } from '@trassa/rules';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, freeAddress, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { toldChanges } from '../told-changes.ts';
import type { By } from '../viewer.ts';
import { pageVersions } from './keep-page-version.ts';
import { fitContent, isSameContent, noContent, type PageContent, tooLong, type TypedContent } from './page-content.ts';
import { isPage, lockPageRow, type PageOfficeRow } from './page-rows.repository.ts';
import { isSlugFixed, writtenOf } from './present-office-pages.ts';
import {
  insertPage,
  lockPageAddresses,
  selectTakenPageAddresses,
  stampPage,
  writePageContent,
  writePageDraft,
  writePageSlug,
} from './write-pages.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };

export const pageObject = (publicId: string, title: string) => ({ kind: 'page', publicId, title });

/** What is wrong with an address that nobody else may have (BO-016); null: nothing. Nobody takes it meanwhile. */
export const checkAddress = async (tx: Tx, slug: string, own: number | null): Promise<MessageSpec | null> => {
  const wrong = checkPageSlug(slug);
  if (wrong) return { id: wrong };
  await lockPageAddresses(tx);
  return (await selectTakenPageAddresses(tx, [slug], own)).has(slug) ? { id: 'slug_taken' } : null;
};

/** An address that no other page has or had, made of a title. */
const freeSlug = async (tx: Tx, title: string): Promise<string> => {
  await lockPageAddresses(tx);
  return freeAddress(slugOf(title), 'page', async (wanted) => {
    const taken = await selectTakenPageAddresses(tx, wanted, null);
    return new Set(wanted.filter((slug) => taken.has(slug) || isKnownPage(slug) || checkPageSlug(slug) !== null));
  });
};

/** POST /api/admin/pages: a draft. Its first address is what the staff know it by, whatever it is later. */
export const createPage = async (
  tx: Tx,
  { title_ru, slug: asked }: { readonly title_ru: string; readonly slug?: string | undefined },
  by: By,
): Done => {
  const wrong = asked ? await checkAddress(tx, asked, null) : null;
  if (wrong) return invalid({ slug: wrong });
  const slug = asked || (await freeSlug(tx, title_ru));
  const publicId = (await isPage(tx, slug)) ? randomId() : slug;
  const content: PageContent = { ...noContent, title_ru };
  const id = await insertPage(tx, { publicId, slug }, content, by);
  await pageVersions.begin(tx, id, content, by);
  const changes = Object.entries({ slug, title_ru }).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId },
    object: pageObject(publicId, title_ru),
    changes: [...changes, { field: 'version', before: 0, after: 1 }],
  });
};

/** What is written anew: in place where nobody sees it, else beside what the site shows, unless it is the same (BO-091). */
const write = async (
  tx: Tx,
  row: PageOfficeRow,
  written: { readonly content: PageContent; readonly restoredFrom: number | null },
  by: By,
): Promise<void> => {
  // The live words are a version before others are.
  await pageVersions.keep(tx, row, written, by);
  if (row.status === 'draft') await writePageContent(tx, row.id, written.content);
  else await writePageDraft(tx, row.id, isSameContent(written.content, row.live) ? null : written.content);
};

const checkSlugOf = async (tx: Tx, slug: string | undefined, row: PageOfficeRow, now: Date) => {
  if (slug === undefined || slug === row.slug) return null;
  return isSlugFixed(row, now) ? { id: 'slug_published' } : checkAddress(tx, slug, row.id);
};

/** PUT /api/admin/pages/{id}. */
export const changePage = async (
  tx: Tx,
  { publicId, version }: Changing,
  typed: TypedContent & { readonly slug?: string | undefined },
  by: By,
): Done => {
  const row = await lockPageRow(tx, publicId);
  if (!row) return notFound();
  const kept = { slug: row.slug, ...writtenOf(row) };
  const { slug, ...words } = typed;
  const fit = fitContent(words);
  const edited = editVersion({ version: row.version, values: kept }, version, { slug, ...fit });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    if (row.status === 'archived') return refuse({ code: 'state' });
    const wrong = await checkSlugOf(tx, slug, row, by.now);
    const errors = { ...(wrong && { slug: wrong }), ...tooLong(fit) };
    if (Object.keys(errors).length) return invalid(errors);
    const { slug: address, ...content } = values;
    if (address !== row.slug) await writePageSlug(tx, row.id, address);
    if (changes.some(({ field }) => field in content)) await write(tx, row, { content, restoredFrom: null }, by);
    await stampPage(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: pageObject(publicId, values.title_ru), changes: toldChanges(changes) });
};

/** POST /api/admin/pages/{id}/versions/{number}/restore: what is written is what that version was; the site stays (BO-091). */
export const restorePageContent = async (
  tx: Tx,
  { publicId, version }: Changing,
  past: { readonly number: number; readonly content: PageContent },
  by: By,
): Done => {
  const row = await lockPageRow(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: writtenOf(row) }, version, past.content);
  if (!edited.ok) return edited;
  if (row.status === 'archived') return refuse({ code: 'state' });
  const { values, changes } = edited.value;
  if (changes.length) {
    await write(tx, row, { content: values, restoredFrom: past.number }, by);
    await stampPage(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: pageObject(publicId, values.title_ru), changes: toldChanges(changes) });
};
