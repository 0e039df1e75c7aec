import { sql } from 'kysely';
import type { ResultStatus } from '@trassa/rules';
import type { Executor } from '../../../platform/database/index.ts';
import { shownNumber } from '../shown-number.repository.ts';

export type OfficeRow = {
  readonly id: number;
  readonly publicId: string;
  readonly formatId: number;
  readonly row: number;
  readonly number: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly team: string | null;
  readonly isHidden: boolean;
  readonly gender: 'male' | 'female' | null;
  readonly category: string | null;
  readonly status: ResultStatus;
  readonly time: number | null;
  readonly fine: number | null;
  readonly place: number | null;
  readonly placeGender: number | null;
  readonly placeCategory: number | null;
  readonly version: number;
};

const columns = sql`r.id, r.public_id as "publicId", r.format_id as "formatId", r.row_number as row, ${shownNumber('r')} as number,
  r.last_name as "lastName", r.first_name as "firstName", r.team, r.name_hidden as "isHidden", r.gender, r.category, r.status,
  r.time_ms as time, r.fine_ms as fine, r.position as place, r.position_gen as "placeGender", r.position_cat as "placeCategory", r.version`;

/** A page of the table of a format, in the order of the places. */
export const selectOfficeRows = async (
  db: Executor,
  formatId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<OfficeRow[]> => {
  const { rows } = await sql<OfficeRow>`
    select ${columns} from results r where r.format_id = ${formatId} and r.row_number > ${after}
    order by r.row_number limit ${limit}`.execute(db);
  return rows;
};

export const selectOfficeRowsOf = async (db: Executor, ids: readonly number[]): Promise<OfficeRow[]> => {
  const { rows } = await sql<OfficeRow>`
    select ${columns} from results r where r.id = any(${[...ids]}::bigint[]) order by r.row_number`.execute(db);
  return rows;
};

/** Whom the public search does not find: by the name as it is stored, whether it is hidden or not. */
export const findHiddenRows = async (
  db: Executor,
  formatId: number,
  { words, limit }: { readonly words: string; readonly limit: number },
): Promise<OfficeRow[]> => {
  const { rows } = await sql<OfficeRow>`
    select ${columns} from results r where r.format_id = ${formatId} and r.name_hidden
      and translate(lower(r.last_name || ' ' || r.first_name), 'ё', 'е') like ${`${words.replaceAll(/[\\%_]/g, '\\$&')}%`}
    order by r.row_number limit ${limit}`.execute(db);
  return rows;
};

type Figures = { readonly rows: number; readonly finished: number; readonly categories: readonly string[] };

/** By internal ids of formats; those without rows are absent. */
export const selectFormatFigures = async (db: Executor, startId: number): Promise<ReadonlyMap<number, Figures>> => {
  const { rows } = await sql<Figures & { id: number }>`
    select rf.format_id as id, coalesce(n.count, 0) as rows, coalesce(n.finished, 0) as finished, rf.categories
    from result_formats rf left join result_totals n on n.format_id = rf.format_id and n.gender = '' and n.category = ''
    where rf.event_city_id = ${startId}`.execute(db);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
};

/** Where a result belongs; null: there is none. */
export const placesOfResult = async (
  db: Executor,
  publicId: string,
): Promise<{ event: string; start: string }[] | null> => {
  const { rows } = await sql<{ event: string; start: string }>`
    select e.public_id as event, ec.public_id as start from results r join event_cities ec on ec.id = r.event_city_id
      join events e on e.id = ec.event_id where r.public_id = ${publicId}`.execute(db);
  return rows[0] ? rows : null;
};
