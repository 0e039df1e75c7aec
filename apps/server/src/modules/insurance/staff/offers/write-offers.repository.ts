import type { OfferSaid } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';

/** Who changes an offer, and when. */
export type By = { readonly userId: number; readonly now: Date };

const day = 86_400;
const minor = (roubles: number): number => Math.round(roubles * 100);

/** Whoever makes, orders or marks offers waits for the one before: their places and the usual ones are of all of them. */
export const lockOffers = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('insurance offers', 0))`.execute(tx);
};

export const countOffers = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from insurance_offers`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Internal ids of what an offer is for, sorted; none: any. */
export type ScopeIds = { readonly eventTypeIds: readonly number[]; readonly formatIds: readonly number[] };

/** The usual offer on sale for the same, another than this one. */
export const findRival = async (tx: Tx, id: number, { eventTypeIds, formatIds }: ScopeIds): Promise<string | null> => {
  const [types, formats] = [[...eventTypeIds], [...formatIds]];
  const { rows } = await sql<{ title: string }>`
    select title_ru as title from insurance_offers where is_default and status = 'published' and id <> ${id}
      and event_type_ids @> ${types}::bigint[] and event_type_ids <@ ${types}::bigint[]
      and format_ids @> ${formats}::bigint[] and format_ids <@ ${formats}::bigint[] limit 1`.execute(tx);
  return rows[0]?.title ?? null;
};

/** Hidden, behind the others, with the logo of the insurer as the first of them has it. */
export const insertOffer = async (
  tx: Tx,
  publicId: string,
  { values: o, scope }: { readonly values: OfferSaid; readonly scope: ScopeIds },
  { userId, now }: By,
): Promise<void> => {
  await sql`
    insert into insurance_offers (public_id, status, position, logo, name_ru, name_en, title_ru, title_en, subtitle_ru, subtitle_en,
      description_ru, description_en, footnote_ru, footnote_en, legals, price_minor, is_default, validity_seconds, activation_delay_seconds,
      is_start_date, event_type_ids, format_ids, created_at, updated_at, updated_by)
    values (${publicId}, 'draft', (select coalesce(max(position) + 1, 0) from insurance_offers),
      (select logo from insurance_offers where logo is not null order by position, id limit 1), ${o.name_ru}, ${o.name_en}, ${o.title_ru},
      ${o.title_en}, ${o.subtitle_ru}, ${o.subtitle_en}, ${o.description_ru}, ${o.description_en}, ${o.footnote_ru}, ${o.footnote_en},
      ${o.legals}, ${minor(o.price)}, ${o.is_default}, ${o.days * day}, ${o.delay_days * day}, ${o.with_start},
      ${[...scope.eventTypeIds]}::bigint[], ${[...scope.formatIds]}::bigint[], ${now}, ${now}, ${userId})`.execute(tx);
};

/** Seconds of so many days; a term of a part of a day is shown as a whole one, and stays as it is while that is not changed. */
const kept = (column: 'validity_seconds' | 'activation_delay_seconds', days: number): RawBuilder<unknown> =>
  sql`case when ceil(${sql.ref(column)} / ${day}::numeric) = ${days}::integer then ${sql.ref(column)} else ${days * day}::integer end`;

export const updateOffer = async (
  tx: Tx,
  id: number,
  { values: o, scope }: { readonly values: OfferSaid; readonly scope: ScopeIds },
): Promise<void> => {
  await sql`
    update insurance_offers set name_ru = ${o.name_ru}, name_en = ${o.name_en}, title_ru = ${o.title_ru}, title_en = ${o.title_en},
      subtitle_ru = ${o.subtitle_ru}, subtitle_en = ${o.subtitle_en}, description_ru = ${o.description_ru},
      description_en = ${o.description_en}, footnote_ru = ${o.footnote_ru}, footnote_en = ${o.footnote_en}, legals = ${o.legals},
      price_minor = ${minor(o.price)}, is_default = ${o.is_default}, validity_seconds = ${kept('validity_seconds', o.days)},
      activation_delay_seconds = ${kept('activation_delay_seconds', o.delay_days)}, is_start_date = ${o.with_start},
      event_type_ids = ${[...scope.eventTypeIds]}::bigint[], format_ids = ${[...scope.formatIds]}::bigint[]
    where id = ${id}`.execute(tx);
};

export const updateStatus = async (tx: Tx, id: number, status: 'draft' | 'published'): Promise<void> => {
  await sql`update insurance_offers set status = ${status} where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked offer ends with. */
export const stampOffer = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`
    update insurance_offers set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

/** Offers in their order. */
export const selectOrder = async (tx: Tx, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from insurance_offers order by position, id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
};

export const writeOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    update insurance_offers i set position = o.place from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where i.id = o.id and i.position <> o.place`.execute(tx);
};
