import { type HomeContent, readHome } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Tx, versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import { isOut } from '../../news.repository.ts';
import type { By } from '../viewer.ts';

export type HomeRow = VersionRow & { readonly content: HomeContent };

const find = async (db: Executor, lock: RawBuilder<unknown>): Promise<HomeRow> => {
  const { rows } = await sql<VersionRow & { content: unknown }>`
    select h.content, ${versionColumns('h')} from home_page h ${lock}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the first page has no row');
  return { ...row, content: readHome(row.content) };
};

export const findHomeRow = (db: Executor): Promise<HomeRow> => find(db, sql``);
/** Nobody else changes it until the transaction ends. */
export const lockHomeRow = (tx: Tx): Promise<HomeRow> => find(tx, sql`for no key update`);

export const writeHome = async (tx: Tx, content: HomeContent, { userId, now }: By): Promise<void> => {
  await sql`update home_page set content = ${JSON.stringify(content)}::jsonb, version = version + 1, updated_at = ${now},
    updated_by = ${userId}`.execute(tx);
};

export type NamedRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly isShown: boolean;
};

/** Those of these events that there are, in no order. */
export const selectEvents = async (db: Executor, ids: readonly string[]): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    select public_id as "publicId", title_ru as "titleRu", title_en as "titleEn", status = 'published' as "isShown" from events
    where public_id = any(${[...ids]}::text[])`.execute(db);
  return rows;
};

/** Those of these news that there are, in no order. */
export const selectItems = async (db: Executor, ids: readonly string[], now: Date): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`
    select n.office_id as "publicId", n.title_ru as "titleRu", n.title_en as "titleEn", ${isOut(now)} as "isShown" from news n
    where n.office_id = any(${[...ids]}::text[])`.execute(db);
  return rows;
};
