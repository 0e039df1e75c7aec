import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

export type StoryRow = {
  public_id: string;
  title_ru: string;
  title_en: string | null;
  picture: string;
  sign: string;
  ground: string;
  slides: { picture?: string; text_ru: string; text_en?: string | null; link?: string | null }[];
};

export const listStories = async (db: Executor): Promise<StoryRow[]> => {
  const { rows } =
    await sql<StoryRow>`select public_id, title_ru, title_en, picture, sign, ground, slides from stories order by position, id`.execute(
      db,
    );
  return rows;
};

export type DocumentRow = {
  name: string;
  version: number;
  title_ru: string;
  title_en: string | null;
  html_ru: string;
  html_en: string | null;
  published_at: Date;
};

/** A version of a document that is or was in force, the present one without `version`. */
export const findDocument = async (
  db: Executor,
  name: string,
  version: number | null,
  now: Date,
): Promise<DocumentRow | null> => {
  const { rows } = await sql<DocumentRow>`
    select name, version, title_ru, title_en, html_ru, html_en, published_at from documents
    where name = ${name} and published_at <= ${now} and (${version}::int is null or version = ${version})
    order by version desc limit 1`.execute(db);
  return rows[0] ?? null;
};

export type StoredSettings = { values: Record<string, unknown>; documents: Record<string, number> };

/** All settings by key, and the version in force of every document. One statement. */
export const readSettings = async (db: Executor, now: Date): Promise<StoredSettings> => {
  const { rows } = await sql<StoredSettings>`
    select coalesce((select jsonb_object_agg(key, value) from settings), '{}') as values,
      coalesce((select jsonb_object_agg(name, version) from (select name, max(version) as version from documents where published_at <= ${now} group by name) d), '{}') as documents`.execute(
    db,
  );
  return rows[0] ?? { values: {}, documents: {} };
};

/** Where the team reads letters; null when nobody said. */
export const findTeamAddress = async (db: Executor): Promise<string | null> => {
  const { rows } = await sql<{ email: string | null }>`
    select value ->> 'email' as email from settings where key = 'contacts'`.execute(db);
  return rows[0]?.email ?? null;
};
