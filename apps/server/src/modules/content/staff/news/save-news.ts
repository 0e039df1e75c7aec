import { checkSlug, slugOf } from '@trassa/rules';
import type { MessageSpec } from '@trassa/contracts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, freeAddress, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { toldChanges } from '../told-changes.ts';
import type { By } from '../viewer.ts';
import { newsVersions } from './keep-version.ts';
import { fitContent, isSameContent, type NewsContent, noContent, tooLong, type WantedContent } from './news-content.ts';
import { hasEvent, lockNewsRow, type NewsOfficeRow } from './news-rows.repository.ts';
import { isSlugFixed, writtenOf } from './present-office-news.ts';
import {
  insertNews,
  lockAddresses,
  selectTakenAddresses,
  stampNews,
  writeContent,
  writeDraft,
  writeSlug,
} from './write-news.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
type Done = Promise<Result<Acted<Saved>>>;

export const newsObject = (publicId: string, title: string) => ({ kind: 'news', publicId, title });

/** What is wrong with an address that is typed (BO-016); null: nothing. */
const checkAddress = async (tx: Tx, slug: string, row: NewsOfficeRow | null): Promise<MessageSpec | null> => {
  if (slug === row?.slug) return null;
  if (row && isSlugFixed(row)) return { id: 'slug_published' };
  const wrong = checkSlug(slug);
  if (wrong) return { id: wrong };
  await lockAddresses(tx);
  return (await selectTakenAddresses(tx, [slug])).has(slug) ? { id: 'slug_taken' } : null;
};

/** An address that no other news has, made of a title. */
const freeSlug = async (tx: Tx, title: string): Promise<string> => {
  await lockAddresses(tx);
  return freeAddress(slugOf(title), 'news', (wanted) => selectTakenAddresses(tx, wanted));
};

const checkEvent = async (tx: Tx, event: string | null | undefined): Promise<MessageSpec | null> =>
  !event || (await hasEvent(tx, event)) ? null : { id: 'option' };

type Typed = WantedContent & { readonly slug?: string | undefined };

const check = async (
  tx: Tx,
  { slug, event }: Typed,
  row: NewsOfficeRow | null,
): Promise<Record<string, MessageSpec>> => {
  const [address, wrongEvent] = [
    slug === undefined ? null : await checkAddress(tx, slug, row),
    event === (row && writtenOf(row).event) ? null : await checkEvent(tx, event),
  ];
  return { ...(address && { slug: address }), ...(wrongEvent && { event: wrongEvent }) };
};

/** POST /api/admin/news: a draft. */
export const createNews = async (tx: Tx, typed: Typed & { readonly title_ru: string }, by: By): Done => {
  const { slug: asked, ...words } = typed;
  const fit = fitContent(words);
  const errors = { ...(await check(tx, asked ? typed : words, null)), ...tooLong(fit) };
  if (Object.keys(errors).length) return invalid(errors);
  const given = Object.entries(fit).filter(([, value]) => value !== undefined);
  const content: NewsContent = { ...noContent, title_ru: typed.title_ru, ...Object.fromEntries(given) };
  const publicId = randomId();
  const slug = asked || (await freeSlug(tx, typed.title_ru));
  const id = await insertNews(tx, { publicId, slug }, content, by);
  if (id === null) return invalid({ slug: { id: 'slug_taken' } });
  await newsVersions.begin(tx, id, content, by);
  const changes = Object.entries({ slug, ...content }).map(([field, after]) => ({ field, before: null, after }));
  return ok({
    answer: { id: publicId },
    object: newsObject(publicId, content.title_ru),
    changes: [...toldChanges(changes), { field: 'version', before: 0, after: 1 }],
  });
};

/** What is written anew: in place where nobody sees it, else beside what the site shows, unless it is the same (BO-091). */
const write = async (
  tx: Tx,
  row: NewsOfficeRow,
  written: { readonly content: NewsContent; readonly restoredFrom: number | null },
  by: By,
): Promise<void> => {
  // The live text is a version before another one is.
  await newsVersions.keep(tx, row, written, by);
  if (row.state === 'published')
    await writeDraft(tx, row.id, isSameContent(written.content, row.live) ? null : written.content);
  else await writeContent(tx, row.id, written.content);
};

type Changing = { readonly publicId: string; readonly version: number };

/** PUT /api/admin/news/{id}, and its picture. */
export const changeNews = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockNewsRow(tx, publicId);
  if (!row) return notFound();
  const kept = { slug: row.slug, ...writtenOf(row) };
  const { slug, ...words } = typed;
  const fit = fitContent(words);
  const edited = editVersion({ version: row.version, values: kept }, version, { slug, ...fit });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    if (row.state === 'archived') return refuse({ code: 'state' });
    const errors = { ...(await check(tx, typed, row)), ...tooLong(fit) };
    if (Object.keys(errors).length) return invalid(errors);
    const { slug: address, ...content } = values;
    if (address !== row.slug) await writeSlug(tx, row.id, address);
    if (changes.some(({ field }) => field in content)) await write(tx, row, { content, restoredFrom: null }, by);
    await stampNews(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: newsObject(publicId, values.title_ru), changes: toldChanges(changes) });
};

/** POST /api/admin/news/{id}/versions/{number}/restore: what is written is what that version was; the site stays (BO-091). */
export const restoreContent = async (
  tx: Tx,
  { publicId, version }: Changing,
  past: { readonly number: number; readonly content: NewsContent },
  by: By,
): Done => {
  const row = await lockNewsRow(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: writtenOf(row) }, version, past.content);
  if (!edited.ok) return edited;
  if (row.state === 'archived') return refuse({ code: 'state' });
  const { values, changes } = edited.value;
  if (changes.length) {
    await write(tx, row, { content: values, restoredFrom: past.number }, by);
    await stampNews(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: newsObject(publicId, values.title_ru), changes: toldChanges(changes) });
};
