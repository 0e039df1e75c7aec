import { type RawBuilder, sql } from 'kysely';
import { type Executor, versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import { type KeptContent, type PageContent, readContent } from './page-content.ts';

type Kept = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly slug: string;
  readonly status: 'draft' | 'published' | 'archived';
  readonly publishedAt: Date | null;
  readonly wasOut: boolean;
  readonly replacedBy: number | null;
  readonly previews: number;
  readonly live: KeptContent;
  readonly draft: KeptContent | null;
};
export type PageOfficeRow = Omit<Kept, 'live' | 'draft'> & {
  /** What the site shows, or would show. */
  readonly live: PageContent;
  readonly draft: PageContent | null;
};

/** The columns of content as a draft keeps them. */
const live = sql`jsonb_build_object('title_ru', p.title_ru, 'title_en', p.title_en, 'description_ru', p.description_ru,
  'description_en', p.description_en, 'text_ru', p.text_ru, 'text_en', p.text_en, 'blocks', p.blocks, 'ground', p.ground, 'sign', p.sign)`;
const columns = sql`p.id, p.office_id as "publicId", p.slug, p.status, p.published_at as "publishedAt", p.was_out as "wasOut",
  p.replaced_by as "replacedBy", p.previews, p.draft, ${live} as live, ${versionColumns('p')}`;

const readRow = ({ live: shown, draft, ...row }: Kept): PageOfficeRow => ({
  ...row,
  live: readContent(shown),
  draft: draft && readContent(draft),
});

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<PageOfficeRow | null> => {
  const { rows } = await sql<Kept>`select ${columns} from pages p where ${condition}`.execute(db);
  return rows[0] ? readRow(rows[0]) : null;
};

/** More pages than an editor writes are not listed. */
const mostListed = 500;

export const selectPages = async (db: Executor): Promise<PageOfficeRow[]> => {
  const { rows } = await sql<Kept>`
    select ${columns} from pages p order by p.status = 'archived', p.title_ru, p.id limit ${mostListed}`.execute(db);
  return rows.map(readRow);
};

/** Of these slugs those that a page has. */
export const selectWritten = async (db: Executor, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from pages where slug = any(${[...slugs]}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
};

export const findPageRow = (db: Executor, publicId: string): Promise<PageOfficeRow | null> =>
  find(db, sql`p.office_id = ${publicId}`);

/** Nobody else changes it until the transaction ends. */
export const lockPageRow = (tx: Executor, publicId: string): Promise<PageOfficeRow | null> =>
  find(tx, sql`p.office_id = ${publicId} for no key update of p`);

export const isPage = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pages where office_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

export type PageName = { readonly publicId: string; readonly titleRu: string; readonly titleEn: string | null };

export const findPageName = async (db: Executor, id: number): Promise<PageName | null> => {
  const { rows } = await sql<PageName>`
    select office_id as "publicId", title_ru as "titleRu", title_en as "titleEn" from pages where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Earlier addresses of a page, the latest first. */
export const selectRedirects = async (db: Executor, pageId: number): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from page_redirects where page_id = ${pageId} order by created_at desc, slug limit 100`.execute(db);
  return rows.map(({ slug }) => slug);
};

export type Uses = { readonly documents: string[]; readonly replaces: boolean };

/** What leads readers to a page: legal texts in force with a link to one of its addresses, and pages of the archive that it replaces. */
export const findUses = async (
  db: Executor,
  { id, paths }: { readonly id: number; readonly paths: readonly string[] },
  now: Date,
): Promise<Uses> => {
  const link = `href="(https?://[^/"]+)?(${paths.join('|')})/?["?#]`;
  const { rows } = await sql<Uses>`
    select array(select d.name from documents d
        where d.version = (select max(l.version) from documents l where l.name = d.name and l.published_at <= ${now})
          and (d.html_ru ~ ${link} or d.html_en ~ ${link}) order by d.name) as documents,
      exists (select from pages o where o.replaced_by = ${id}) as replaces`.execute(db);
  return rows[0] ?? { documents: [], replaces: false };
};
