import type { FormatFields } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { fromUnix } from '../../../../kernel/clock.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { By, BySystem } from '../stamp.ts';
import type { FieldRow } from './format-card.repository.ts';

const nextVersion = ({ userId, now }: By | BySystem) =>
  sql`version = version + 1, updated_at = ${now}, updated_by = ${userId}`;

const moment = (at: number | null): Date | null => (at === null ? null : fromUnix(at));
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Columns of what is typed, by the names of the wire; `kinds` are rows of the inventory. */
const columnsOf = (fields: FormatFields): Record<string, unknown> => ({
  title_ru: fields.title.ru.trim(),
  title_en: fields.title.en?.trim() || null,
  description_ru: fields.description?.ru || null,
  description_en: fields.description?.en || null,
  notes_ru: fields.notes?.ru.trim() || null,
  notes_en: fields.notes?.en?.trim() || null,
  distance_km: fields.distance,
  obstacles: fields.obstacles,
  logo: fields.logo,
  online: fields.online,
  qr: fields.qr,
  start_time: fromUnix(fields.start_time),
  registration_end: fromUnix(fields.registration_end),
  sale_start: moment(fields.sale_start),
  sale_end: moment(fields.sale_end),
  age_min: fields.age_min,
  age_max: fields.age_max,
  gender: fields.gender,
  regions: fields.regions,
  min_count: fields.min_count,
  max_count: fields.max_count,
  buy_limit: fields.buy_limit,
  is_team: fields.isTeam,
  team_all: fields.team_all,
  fixed_count: fields.fixed_count,
  preregistration: fields.preregistration,
  select_title_ru: fields.select?.title.ru ?? null,
  select_title_en: fields.select?.title.en ?? null,
  select_values: json(fields.select?.values ?? null),
  select_field: fields.select?.field ?? null,
  license: fields.license,
  booked_numbers: fields.booked_numbers,
  shirt_unavailable: fields.shirt_unavailable,
  delivery: fields.delivery,
});

/** The last of its start; a draft. */
export const insertFormat = async (
  tx: Tx,
  { publicId, eventCityId, fields }: { publicId: string; eventCityId: number; fields: FormatFields },
  { userId, now }: By,
): Promise<number> => {
  const columns = Object.entries({
    ...columnsOf(fields),
    public_id: publicId,
    event_city_id: eventCityId,
    status: 'draft',
    created_at: now,
    updated_at: now,
    updated_by: userId,
  });
  const { rows } = await sql<{ id: number }>`
    insert into formats (position, ${sql.join(columns.map(([name]) => sql.ref(name)))})
    select coalesce(max(position) + 1, 0), ${sql.join(columns.map(([, value]) => sql`${value}`))} from formats where event_city_id = ${eventCityId}
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

/** A locked format with all that was typed, as its next version. */
export const updateFormat = async (
  tx: Tx,
  id: number,
  fields: FormatFields & { readonly status: 'draft' | 'published' | 'archived' },
  saved: By,
): Promise<void> => {
  const columns = Object.entries({ ...columnsOf(fields), status: fields.status });
  await sql`update formats set ${sql.join(columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}, ${nextVersion(saved)}
    where id = ${id}`.execute(tx);
};

/** When a sold format set off before it was shifted: shifts are measured from there. */
export const keepSoldStart = async (tx: Tx, id: number, at: Date): Promise<void> => {
  await sql`update formats set sold_start_time = ${at} where id = ${id}`.execute(tx);
};

/** The next version of a locked format whose prices, places or waves became others. */
export const touchFormat = async (tx: Tx, id: number, saved: By | BySystem): Promise<void> => {
  await sql`update formats set ${nextVersion(saved)} where id = ${id}`.execute(tx);
};

export const setFields = async (tx: Tx, id: number, fields: readonly FieldRow[], saved: By): Promise<void> => {
  await sql`update formats set additional_fields = ${JSON.stringify(fields)}::jsonb, ${nextVersion(saved)} where id = ${id}`.execute(
    tx,
  );
};

export const setHidden = async (tx: Tx, id: number, hidden: boolean, saved: By): Promise<void> => {
  await sql`update formats set hidden = ${hidden}, ${nextVersion(saved)} where id = ${id}`.execute(tx);
};

export const setStatus = async (
  tx: Tx,
  id: number,
  status: 'draft' | 'published' | 'archived',
  saved: By,
): Promise<void> => {
  await sql`update formats set status = ${status}, ${nextVersion(saved)} where id = ${id}`.execute(tx);
};

/** Formats of a start in their order, locked one after another. */
export const lockOrder = async (tx: Tx, eventCityId: number): Promise<number[]> => {
  await sql`select id from formats where event_city_id = ${eventCityId} order by id for no key update`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select id from formats where event_city_id = ${eventCityId} order by position, id`.execute(tx);
  return rows.map(({ id }) => id);
};

export const writeOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`update formats f set position = w.position - 1
    from unnest(${[...ids]}::bigint[]) with ordinality w (id, position) where f.id = w.id and f.position <> w.position - 1`.execute(
    tx,
  );
};

/** What refers to it otherwise is a fault of the database, which names the table. */
/** Codes and group discounts that name a format: without it they would hold for everything. By the kind of them. */
export const countNaming = async (tx: Tx, id: number): Promise<{ kind: string; count: number }[]> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count from (
      select 'promocodes' as kind, count(*)::int as count from promocodes where ${id}::bigint = any(format_ids)
      union all select 'promocodes', count(*)::int from promocode_series where ${id}::bigint = any(format_ids)
      union all select 'sales', count(*)::int from sales where ${id}::bigint = any(format_ids)) n where count > 0`.execute(
    tx,
  );
  return rows;
};

export const deleteFormat = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from format_prices where format_id = ${id}`.execute(tx);
  await sql`delete from formats where id = ${id}`.execute(tx);
};

export type StartOfFormats = {
  readonly id: number;
  readonly eventId: number;
  readonly startTime: Date;
  readonly formats: number;
};

/** The start that a new format is of, locked against others that are being made; null: there is none. */
export const lockStartOfFormats = async (tx: Tx, publicId: string): Promise<StartOfFormats | null> => {
  await sql`select id from event_cities where public_id = ${publicId} for no key update`.execute(tx);
  const { rows } = await sql<StartOfFormats>`
    select ec.id, ec.event_id as "eventId", ec.start_time as "startTime",
      (select count(*)::int from formats f where f.event_city_id = ec.id) as formats
    from event_cities ec where ec.public_id = ${publicId}`.execute(tx);
  return rows[0] ?? null;
};

/** Which of these regions there are. */
export const selectRegionIds = async (db: Executor, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from regions where id = any(${[...ids]}::integer[])`.execute(db);
  return rows.map(({ id }) => id);
};
