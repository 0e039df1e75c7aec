import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../../platform/database/index.ts';
import type { By } from '../../stamp.ts';

export type FormatTimes = {
  readonly id: number;
  readonly startTime: Date;
  readonly registrationEnd: Date;
  readonly saleStart: Date | null;
  readonly saleEnd: Date | null;
};

/** Formats of a start that are not archived, in their order. */
export const selectFormatTimes = async (db: Executor, startId: number): Promise<FormatTimes[]> => {
  const { rows } = await sql<FormatTimes>`
    select id, start_time as "startTime", registration_end as "registrationEnd", sale_start as "saleStart", sale_end as "saleEnd"
    from formats where event_city_id = ${startId} and status in ('draft', 'published') order by position, id`.execute(
    db,
  );
  return rows;
};

/** A draft with all that a format is, at other moments and in another start. */
export const copyFormat = async (
  tx: Tx,
  { publicId, to, times }: { readonly publicId: string; readonly to: number; readonly times: FormatTimes },
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into formats (public_id, event_city_id, position, title_ru, title_en, description_ru, description_en, distance_km, obstacles,
      logo, start_time, registration_end, sale_start, sale_end, min_count, max_count, is_team, team_all, fixed_count, buy_limit,
      age_min, age_max, gender, regions, select_title_ru, select_title_en, select_values, select_field, license, additional_fields,
      notes_ru, notes_en, preregistration, shirt_unavailable, booked_numbers, qr, hidden, online, delivery, insurable, status,
      created_at, updated_at, updated_by)
    select ${publicId}, ${to}, position, title_ru, title_en, description_ru, description_en, distance_km, obstacles, logo,
      ${times.startTime}, ${times.registrationEnd}, ${times.saleStart}, ${times.saleEnd}, min_count, max_count, is_team, team_all,
      fixed_count, buy_limit, age_min, age_max, gender, regions, select_title_ru, select_title_en, select_values, select_field,
      license, additional_fields, notes_ru, notes_en, preregistration, shirt_unavailable, booked_numbers, qr, hidden, online,
      delivery, insurable, 'draft', ${now}, ${now}, ${userId}
    from formats where id = ${times.id} returning id`.execute(tx);
  return rows[0]?.id ?? 0;
};

export type PriceRow = {
  readonly kind: string;
  readonly startsAt: Date | null;
  readonly fromCount: number | null;
  readonly price: number;
};

export const selectPrices = async (db: Executor, formatId: number): Promise<PriceRow[]> => {
  const { rows } = await sql<PriceRow>`
    select kind, starts_at as "startsAt", from_count as "fromCount", price_minor as price from format_prices where format_id = ${formatId}
    order by kind, starts_at, from_count`.execute(db);
  return rows;
};

export const insertPrices = async (tx: Tx, formatId: number, prices: readonly PriceRow[]): Promise<void> => {
  if (!prices.length) return;
  await sql`insert into format_prices (format_id, kind, starts_at, from_count, price_minor)
    select ${formatId}::bigint, x.kind, x.at, x.from_count, x.price
    from unnest(${prices.map(({ kind }) => kind)}::text[], ${prices.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${prices.map(({ fromCount }) => fromCount)}::integer[], ${prices.map(({ price }) => price)}::bigint[]) as x (kind, at, from_count, price)`.execute(
    tx,
  );
};
