import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';
import type { PageContent } from './page-content.ts';

/** A draft. */
export const insertPage = async (
  tx: Tx,
  { publicId, slug }: { readonly publicId: string; readonly slug: string },
  c: PageContent,
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into pages (office_id, slug, status, published_at, title_ru, title_en, description_ru, description_en, text_ru, text_en,
      blocks, ground, sign, created_at, updated_at, updated_by)
    values (${publicId}, ${slug}, 'draft', null, ${c.title_ru}, ${c.title_en}, ${c.description_ru}, ${c.description_en}, ${c.text_ru},
      ${c.text_en}, ${JSON.stringify(c.blocks)}::jsonb, ${c.ground}, ${c.sign}, ${now}, ${now}, ${userId})
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A page was written and has no row');
  return row.id;
};

/** Of a locked page: what is written is what the site shows, or would show. */
export const writePageContent = async (tx: Tx, id: number, c: PageContent): Promise<void> => {
  await sql`
    update pages set title_ru = ${c.title_ru}, title_en = ${c.title_en}, description_ru = ${c.description_ru},
      description_en = ${c.description_en}, text_ru = ${c.text_ru}, text_en = ${c.text_en},
      blocks = ${JSON.stringify(c.blocks)}::jsonb, ground = ${c.ground}, sign = ${c.sign}, draft = null
    where id = ${id}`.execute(tx);
};

/** Beside what the site shows; null: nothing waits. */
export const writePageDraft = async (tx: Tx, id: number, content: PageContent | null): Promise<void> => {
  await sql`update pages set draft = ${content && JSON.stringify(content)}::jsonb where id = ${id}`.execute(tx);
};

export const writePageSlug = async (tx: Tx, id: number, slug: string): Promise<void> => {
  await sql`update pages set slug = ${slug} where id = ${id}`.execute(tx);
};

/** An address that readers have seen leads to the page from now on; one that it has again leads nowhere else. */
export const writeRedirect = async (
  tx: Tx,
  pageId: number,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> => {
  await sql`delete from page_redirects where slug = ${to}`.execute(tx);
  await sql`insert into page_redirects (slug, page_id, created_at) values (${from}, ${pageId}, ${now})`.execute(tx);
};

export type PageStanding = {
  readonly status: 'draft' | 'published' | 'archived';
  readonly publishedAt: Date | null;
  readonly wasOut: boolean;
  readonly replacedBy: number | null;
};

export const writePageStanding = async (tx: Tx, id: number, s: PageStanding): Promise<void> => {
  await sql`
    update pages set status = ${s.status}, published_at = ${s.publishedAt}, was_out = ${s.wasOut}, replaced_by = ${s.replacedBy}
    where id = ${id}`.execute(tx);
};

/** Readers who are led to a page are led on to the one that replaces it. */
export const passOn = async (tx: Tx, from: number, to: number): Promise<void> => {
  await sql`update pages set replaced_by = ${to} where replaced_by = ${from}`.execute(tx);
};

/** The step of the version that every change of a locked page ends with. */
export const stampPage = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update pages set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** Links to its draft that were given open no more. */
export const endPagePreviews = async (tx: Tx, id: number): Promise<void> => {
  await sql`update pages set previews = previews + 1 where id = ${id}`.execute(tx);
};

/** Whoever looks for a free address, or leads readers from a page to another, waits for the one before. */
export const lockPageAddresses = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('page slugs', 0))`.execute(tx);
};

/** Addresses that pages have or had, but for those of the page `own`. */
export const selectTakenPageAddresses = async (
  db: Executor,
  slugs: readonly string[],
  own: number | null,
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from pages where slug = any(${[...slugs]}::text[]) and id is distinct from ${own}
    union select slug from page_redirects where slug = any(${[...slugs]}::text[]) and page_id is distinct from ${own}`.execute(
    db,
  );
  return new Set(rows.map(({ slug }) => slug));
};
