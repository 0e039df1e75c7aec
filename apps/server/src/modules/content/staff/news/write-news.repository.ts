import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { By } from '../viewer.ts';
import type { NewsContent } from './news-content.ts';

/** A draft; false: the address is taken. */
export const insertNews = async (
  tx: Tx,
  { publicId, slug }: { readonly publicId: string; readonly slug: string },
  c: NewsContent,
  { userId, now }: By,
): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    insert into news (office_id, public_id, state, published_at, title_ru, title_en, preview_ru, preview_en, text_ru, text_en, picture,
      ground, event_id, created_at, updated_at, updated_by)
    values (${publicId}, ${slug}, 'draft', null, ${c.title_ru}, ${c.title_en}, ${c.preview_ru}, ${c.preview_en}, ${c.text_ru}, ${c.text_en},
      ${c.picture}, ${c.ground}, (select id from events where public_id = ${c.event}), ${now}, ${now}, ${userId})
    on conflict (public_id) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
};

/** Of a locked item that the site does not show: what is written is what it would show. */
export const writeContent = async (tx: Tx, id: number, c: NewsContent): Promise<void> => {
  await sql`
    update news set title_ru = ${c.title_ru}, title_en = ${c.title_en}, preview_ru = ${c.preview_ru}, preview_en = ${c.preview_en},
      text_ru = ${c.text_ru}, text_en = ${c.text_en}, picture = ${c.picture}, ground = ${c.ground},
      event_id = (select id from events where public_id = ${c.event}), draft = null
    where id = ${id}`.execute(tx);
};

/** Beside what the site shows; null: nothing waits. */
export const writeDraft = async (tx: Tx, id: number, content: NewsContent | null): Promise<void> => {
  await sql`update news set draft = ${content && JSON.stringify(content)}::jsonb where id = ${id}`.execute(tx);
};

export const writeSlug = async (tx: Tx, id: number, slug: string): Promise<void> => {
  await sql`update news set public_id = ${slug} where id = ${id}`.execute(tx);
};

export type Standing = {
  readonly state: 'draft' | 'published' | 'archived';
  readonly publishedAt: Date | null;
  readonly until: Date | null;
  readonly wasOut: boolean;
};

export const writeStanding = async (tx: Tx, id: number, s: Standing): Promise<void> => {
  await sql`
    update news set state = ${s.state}, published_at = ${s.publishedAt}, until = ${s.until}, was_out = ${s.wasOut}
    where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked item ends with. */
export const stampNews = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update news set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** Links to its draft that were given open no more. */
export const endPreviews = async (tx: Tx, id: number): Promise<void> => {
  await sql`update news set previews = previews + 1 where id = ${id}`.execute(tx);
};

/** Whoever looks for a free address waits for the one before. */
export const lockAddresses = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('news slugs', 0))`.execute(tx);
};

export const selectTakenAddresses = async (db: Executor, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ slug: string }>`
    select public_id as slug from news where public_id = any(${[...slugs]}::text[])`.execute(db);
  return new Set(rows.map(({ slug }) => slug));
};
