import type { DatedStep, TicketKind } from '@trassa/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../../platform/database/index.ts';
import type { By } from '../../stamp.ts';
import type { StartCardRow } from '../start-card.repository.ts';
import type { FormatTimes } from '../copy/copy-start.repository.ts';

export type NewMove = {
  readonly publicId: string;
  readonly to: Date;
  readonly freeReturnUntil: Date | null;
  readonly letter: { readonly ru: string; readonly en: string } | null;
};

/** What the start was before it was moved; by the clock that dates tickets, which tells who had bought before. */
export const insertMove = async (
  tx: Tx,
  before: StartCardRow,
  { publicId, to, freeReturnUntil, letter }: NewMove,
  { userId }: Pick<By, 'userId'>,
): Promise<void> => {
  await sql`
    insert into event_city_moves (public_id, event_city_id, start_time, timezone, city_id, address_ru, address_en, place_ru, place_en,
      to_start_time, free_return_until, letter_ru, letter_en, moved_at, moved_by)
    values (${publicId}, ${before.id}, ${before.startTime}, ${before.timezone}, ${before.cityId}, ${before.addressRu}, ${before.addressEn},
      ${before.placeRu}, ${before.placeEn}, ${to}, ${freeReturnUntil}, ${letter?.ru ?? null}, ${letter?.en ?? null}, now(), ${userId})`.execute(
    tx,
  );
};

/** Formats of a start, archived ones too: their tickets stay valid. */
export const lockFormatTimes = async (
  tx: Tx,
  startId: number,
): Promise<(FormatTimes & { titleRu: string; titleEn: string | null })[]> => {
  const { rows } = await sql<FormatTimes & { titleRu: string; titleEn: string | null }>`
    select id, start_time as "startTime", registration_end as "registrationEnd", sale_start as "saleStart", sale_end as "saleEnd",
      title_ru as "titleRu", title_en as "titleEn"
    from formats where event_city_id = ${startId} order by position, id for update`.execute(tx);
  return rows;
};

export const updateFormatTimes = async (
  tx: Tx,
  { id, startTime, registrationEnd, saleEnd }: Omit<FormatTimes, 'saleStart'>,
  { userId, now }: By,
): Promise<void> => {
  await sql`update formats set start_time = ${startTime}, sold_start_time = null, registration_end = ${registrationEnd}, sale_end = ${saleEnd},
      version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(tx);
};

export type StepRow = DatedStep & { readonly formatId: number; readonly kind: TicketKind; readonly price: number };

/** Prices of formats that begin at a moment, in kopecks and unix seconds. */
export const selectDatedSteps = async (tx: Tx, formatIds: readonly number[]): Promise<StepRow[]> => {
  const { rows } = await sql<StepRow>`
    select id, format_id as "formatId", kind, price_minor as price, extract(epoch from starts_at)::bigint as "startsAt",
      begun_at is not null as "isBegun"
    from format_prices where format_id = any(${[...formatIds]}::bigint[]) and starts_at is not null
    order by format_id, kind, starts_at`.execute(tx);
  return rows;
};

/** A step by its date alone is unique at its moment, so they go round by a year nobody reaches. */
export const moveSteps = async (tx: Tx, ids: readonly number[], seconds: number): Promise<void> => {
  if (!ids.length) return;
  await sql`update format_prices set starts_at = starts_at + interval '1000 years' where id = any(${[...ids]}::bigint[])`.execute(
    tx,
  );
  await sql`update format_prices set starts_at = starts_at - interval '1000 years' + make_interval(secs => ${seconds})
    where id = any(${[...ids]}::bigint[])`.execute(tx);
};
