import { sql } from 'kysely';
import type { Region } from '@trassa/contracts';
import type { Executor } from '../../platform/database/index.ts';
import { cardColumns } from './card-columns.repository.ts';
import { formatColumns } from './format-columns.repository.ts';
import { isInsurableColumn, type OfferRow, offersColumn } from './insurance-offers.repository.ts';
import type { CardRow, FormatRow } from './rows.ts';

/** A format as the wire shows it: with its event, city, regions and plan. */
export type ShownFormatRow = FormatRow & {
  eventPublicId: string;
  eventTitleRu: string;
  eventTitleEn: string | null;
  cityPublicId: string;
  addressRu: string;
  addressEn: string | null;
  timezone: string;
  regionList: Region[];
  space: string | null;
  /** Some insurance is sold for it. */
  insurable: boolean;
};

/** One format by itself: with the insurance offered. */
export type WholeFormatRow = ShownFormatRow & { offers: OfferRow[] };

export const shownColumns = sql`${formatColumns},
  e.public_id as "eventPublicId", e.title_ru as "eventTitleRu", e.title_en as "eventTitleEn",
  ec.public_id as "cityPublicId", ec.address_ru as "addressRu", ec.address_en as "addressEn", ec.timezone,
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'name_ru', r.name_ru, 'name_en', r.name_en) order by r.name_ru)
    from regions r where r.id = any(f.regions)), '[]') as "regionList",
  (select s.public_id from spaces s where s.event_city_id = ec.id and (s.format_id = f.id or s.format_id is null)
    order by s.format_id nulls last limit 1) as space,
  ${isInsurableColumn} as insurable`;
export const shownTables = sql`formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id`;
const isShown = sql`f.status = 'published' and ec.status = 'published' and e.status <> 'draft'`;

/**
 * The event city of a public id with its formats; an event's public id means its nearest upcoming city, else its latest
 * (DEC-48). Hidden formats only when asked for (DEC-49). Two statements.
 */
export const findCityFormats = async (
  db: Executor,
  publicId: string,
  { now, withHidden }: { now: Date; withHidden: boolean },
): Promise<{ city: CardRow; formats: ShownFormatRow[] } | null> => {
  const cities = await sql<CardRow>`
    select ${cardColumns} from event_cities ec join cities c on c.id = ec.city_id join events e on e.id = ec.event_id
    where (ec.public_id = ${publicId} or e.public_id = ${publicId}) and ec.status = 'published' and e.status <> 'draft'
    order by ec.public_id = ${publicId} desc, ec.start_time <= ${now}, abs(extract(epoch from ec.start_time - ${now}::timestamptz)), ec.id
    limit 1`.execute(db);
  const city = cities.rows[0];
  if (!city) return null;
  const { rows } = await sql<ShownFormatRow>`select ${shownColumns} from ${shownTables}
    where ec.id = ${city.id} and ${isShown} and (not f.hidden or ${withHidden}) order by f.position, f.id`.execute(db);
  return { city, formats: rows };
};

/** Formats of the event cities given that have a quota of volunteers and are not hidden, by position. */
export const listVolunteerFormats = async (
  db: Executor,
  eventCityIds: readonly number[],
): Promise<Map<number, ShownFormatRow[]>> => {
  if (!eventCityIds.length) return new Map();
  const { rows } = await sql<ShownFormatRow>`select ${shownColumns} from ${shownTables}
    where ec.id = any(${eventCityIds}::bigint[]) and ${isShown} and not f.hidden
      and exists (select 1 from quotas q where q.format_id = f.id and q.kind = 'volunteer')
    order by f.position, f.id`.execute(db);
  return Map.groupBy(rows, (row) => row.eventCityId);
};

/** One published format, hidden or not. */
export const findFormat = async (db: Executor, publicId: string): Promise<WholeFormatRow | null> => {
  const { rows } = await sql<WholeFormatRow>`
    select ${shownColumns}, ${offersColumn} as offers from ${shownTables} where f.public_id = ${publicId} and ${isShown}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** A format of a ticket, whatever became of it since. */
export const findSoldFormat = async (db: Executor, publicId: string): Promise<WholeFormatRow | null> => {
  const { rows } = await sql<WholeFormatRow>`
    select ${shownColumns}, ${offersColumn} as offers from ${shownTables} where f.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

/** Offers on sale for a format before its start; null for an unknown format. */
export const findInsurances = async (db: Executor, publicId: string, now: Date): Promise<OfferRow[] | null> => {
  const { rows } = await sql<{ offers: OfferRow[] }>`
    select case when f.start_time > ${now} then ${offersColumn} else '[]' end as offers
    from ${shownTables} where f.public_id = ${publicId} and ${isShown}`.execute(db);
  return rows[0]?.offers ?? null;
};

export type FormatTeamRow = {
  publicId: string;
  title: string;
  number: number | null;
  maxCount: number;
  taken: number;
  private: boolean;
};

/** Of `t`. */
const teamColumns = sql`t.public_id as "publicId", t.title, t.number, t.max_count as "maxCount", t.taken, t.private`;

const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Open teams of a format by number (DEC-55); null for an unknown format. Private ones open by their code alone. */
export const findTeams = async (
  db: Executor,
  formatPublicId: string,
  { search, onlyFree }: { search: string; onlyFree: boolean },
): Promise<FormatTeamRow[] | null> => {
  const { rows } = await sql<FormatTeamRow | { publicId: null }>`
    select ${teamColumns}
    from ${shownTables} left join teams t on t.format_id = f.id and not t.private
      and (${search} = '' or t.title ilike ${likePattern(search)} or t.number::text = ${search}) and (not ${onlyFree} or t.taken < t.max_count)
    where f.public_id = ${formatPublicId} and ${isShown}
    order by t.number nulls last, t.id limit 500`.execute(db);
  return rows.length ? rows.filter((row): row is FormatTeamRow => row.publicId !== null) : null;
};

/** A team by its code; `id` is the format's or the team's public id. */
export const findTeamByCode = async (db: Executor, id: string, code: string): Promise<FormatTeamRow | null> => {
  const { rows } = await sql<FormatTeamRow>`
    select ${teamColumns}
    from ${shownTables} join teams t on t.format_id = f.id
    where ${isShown} and (f.public_id = ${id} or t.public_id = ${id}) and t.code is not null and upper(t.code) = upper(${code}) limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Shirt sizes of an event city with the pieces left (DEC-64); null for an unknown city. */
export const findShirts = async (
  db: Executor,
  eventCityPublicId: string,
): Promise<{ size: string; count: number }[] | null> => {
  const { rows } = await sql<{ size: string | null; count: number }>`
    select s.size, s.stock - s.taken as count
    from event_cities ec join events e on e.id = ec.event_id left join shirts s on s.event_city_id = ec.id
    where ec.public_id = ${eventCityPublicId} and ec.status = 'published' and e.status <> 'draft' order by s.position`.execute(
    db,
  );
  return rows.length ? rows.filter((row): row is { size: string; count: number } => row.size !== null) : null;
};
