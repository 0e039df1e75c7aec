import { informationPages, type StorySlide } from '@trassa/rules';
import { sql } from 'kysely';
import { isRead } from './pages.repository.ts';
import type { Executor } from '../../platform/database/index.ts';

export type StoryRow = {
  publicId: string;
  titleRu: string;
  titleEn: string | null;
  sign: string;
  ground: string;
  slides: readonly StorySlide[];
};

/** Stories that the site tells at a moment, in their order. BO-093 */
export const listStories = async (db: Executor, now: Date): Promise<StoryRow[]> => {
  const { rows } = await sql<StoryRow>`
    select public_id as "publicId", title_ru as "titleRu", title_en as "titleEn", sign, ground, slides from stories
    where status = 'published' and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by position, id`.execute(db);
  return rows;
};

export type DocumentRow = {
  name: string;
  version: number;
  titleRu: string;
  titleEn: string | null;
  htmlRu: string;
  htmlEn: string | null;
  publishedAt: Date;
};

/** A version of a document that is or was in force, the present one without `version`. */
export const findDocument = async (
  db: Executor,
  name: string,
  version: number | null,
  now: Date,
): Promise<DocumentRow | null> => {
  const { rows } = await sql<DocumentRow>`
    select name, version, title_ru as "titleRu", title_en as "titleEn", html_ru as "htmlRu", html_en as "htmlEn",
      published_at as "publishedAt" from documents
    where name = ${name} and published_at <= ${now} and (${version}::int is null or version = ${version})
    order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
};

export type StoredSettings = { values: Record<string, unknown>; documents: Record<string, number>; pages: string[] };

const pageSlugs = informationPages.map((path) => path.split('/').at(-1) ?? path);

/** All settings by key, the version in force of every document, and which information pages are published. One statement. */
export const readSettings = async (db: Executor, now: Date): Promise<StoredSettings> => {
  const { rows } = await sql<StoredSettings>`
    select coalesce((select jsonb_object_agg(key, value) from settings), '{}') as values,
      coalesce((select jsonb_object_agg(name, version) from (select name, max(version) as version from documents where published_at <= ${now} group by name) d), '{}') as documents,
      array(select p.slug from pages p left join pages q on q.id = p.replaced_by and q.status = 'published'
        where p.slug = any(${pageSlugs}) and (p.status = 'published' and ${isRead('p', now)} or ${isRead('q', now)}) order by p.id) as pages`.execute(
    db,
  );
  return rows[0] ?? { values: {}, documents: {}, pages: [] };
};

/** How the team is reached; null where nobody said. */
export const findContacts = async (
  db: Executor,
): Promise<{ readonly email: string | null; readonly phone: string | null }> => {
  const { rows } = await sql<{ email: string | null; phone: string | null }>`
    select value ->> 'email' as email, value ->> 'phone' as phone from settings where key = 'contacts'`.execute(db);
  return rows[0] ?? { email: null, phone: null };
};

/** Names of the legal texts of which a version is in force. */
export const documentsInForce = async (db: Executor, now: Date): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ name: string }>`
    select distinct name from documents where published_at <= ${now}`.execute(db);
  return new Set(rows.map(({ name }) => name));
};
