import type { StoryContent } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { fromUnix } from '../../../../kernel/clock.ts';
import { type Executor, type Tx, versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';

export type StoryOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly status: 'draft' | 'published';
  /** What the site tells, or would tell. */
  readonly live: StoryContent;
  readonly draft: StoryContent | null;
};

const unix = (column: string): RawBuilder<unknown> => sql`extract(epoch from ${sql.ref(column)})::bigint`;
/** The columns of content as a draft keeps them. */
const live = sql`jsonb_build_object('title_ru', s.title_ru, 'title_en', s.title_en, 'sign', s.sign, 'ground', s.ground, 'slides', s.slides,
  'starts_at', ${unix('s.starts_at')}, 'ends_at', ${unix('s.ends_at')})`;
const columns = sql`s.id, s.public_id as "publicId", s.status, s.draft, ${live} as live, ${versionColumns('s')}`;

/** All of them in their order; `most` bounds them. */
export const selectStories = async (db: Executor, most: number): Promise<StoryOfficeRow[]> => {
  const { rows } = await sql<StoryOfficeRow>`
    select ${columns} from stories s order by s.position, s.id limit ${most}`.execute(db);
  return rows;
};

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<StoryOfficeRow | null> => {
  const { rows } = await sql<StoryOfficeRow>`select ${columns} from stories s where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findStoryRow = (db: Executor, publicId: string): Promise<StoryOfficeRow | null> =>
  find(db, sql`s.public_id = ${publicId}`);

/** Nobody else changes it until the transaction ends. */
export const lockStoryRow = (tx: Executor, publicId: string): Promise<StoryOfficeRow | null> =>
  find(tx, sql`s.public_id = ${publicId} for no key update of s`);

export const isStory = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from stories where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Whoever counts or orders stories waits for the one before; taken before a story is. */
export const lockStories = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('story places', 0))`.execute(tx);
};

export type PlacedStory = { readonly id: number; readonly publicId: string };

export const selectOrder = async (tx: Tx, most: number): Promise<PlacedStory[]> => {
  const { rows } = await sql<PlacedStory>`
    select id, public_id as "publicId" from stories order by position, id limit ${most}`.execute(tx);
  return rows;
};

export const writeOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    update stories s set position = o.place from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where s.id = o.id and s.position <> o.place`.execute(tx);
};

const moment = (at: number | null): Date | null => (at === null ? null : fromUnix(at));
const slidesOf = (content: StoryContent): string => JSON.stringify(content.slides);

/** A draft behind the others. */
export const insertStory = async (tx: Tx, publicId: string, c: StoryContent, { userId, now }: By): Promise<void> => {
  await sql`
    insert into stories (public_id, status, position, title_ru, title_en, sign, ground, slides, starts_at, ends_at, created_at, updated_at,
      updated_by)
    values (${publicId}, 'draft', (select coalesce(max(position), 0) + 1 from stories), ${c.title_ru}, ${c.title_en}, ${c.sign},
      ${c.ground}, ${slidesOf(c)}::jsonb, ${moment(c.starts_at)}, ${moment(c.ends_at)}, ${now}, ${now}, ${userId})`.execute(
    tx,
  );
};

/** Of a locked story: what is written is what the site tells or would tell. */
export const writeContent = async (
  tx: Tx,
  id: number,
  { content: c, status }: { readonly content: StoryContent; readonly status: 'draft' | 'published' },
): Promise<void> => {
  await sql`
    update stories set status = ${status}, title_ru = ${c.title_ru}, title_en = ${c.title_en}, sign = ${c.sign}, ground = ${c.ground},
      slides = ${slidesOf(c)}::jsonb, starts_at = ${moment(c.starts_at)}, ends_at = ${moment(c.ends_at)}, draft = null
    where id = ${id}`.execute(tx);
};

/** Beside what the site tells; null: nothing waits. */
export const writeDraft = async (tx: Tx, id: number, content: StoryContent | null): Promise<void> => {
  await sql`update stories set draft = ${content && JSON.stringify(content)}::jsonb where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked story ends with. */
export const stampStory = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update stories set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

export const deleteStory = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from stories where id = ${id}`.execute(tx);
};
