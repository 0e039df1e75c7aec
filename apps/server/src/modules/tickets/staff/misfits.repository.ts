import { type BirthBounds, birthBounds } from '@trassa/rules';
import { sql } from 'kysely';
import { toUnix } from '../../../kernel/clock.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Limits = {
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly gender: 'male' | 'female' | null;
};
type FormatLimits = BirthBounds & { readonly formatId: number; readonly gender: string | null };

/** How many tickets do not fit, and the first of them. */
export type Misfits = {
  readonly count: number;
  readonly tickets: readonly { readonly publicId: string; readonly number: string }[];
};

/** Misfits that are named at most. */
const most = 200;

/** Tickets whose participant is outside the limits of their format; who is asked for neither fits. Counted where they lie. */
const findOutside = async (db: Executor, limits: readonly FormatLimits[]): Promise<Misfits> => {
  const { rows } = await sql<{ publicId: string; number: string; count: number }>`
    with named as (
      select t.id, t.public_id, t.ticket_number, b.until, b.after, b.gender as wanted, t.info ->> 'gender' as gender,
        case when t.info ->> 'birth_date' ~ '^\\d{4}-\\d\\d-\\d\\d$' then t.info ->> 'birth_date' end collate "C" as born
      from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as b ("formatId" bigint, until text, after text, gender text)
      join tickets t on t.format_id = b."formatId"
      where t.status <> 'returned' and t.info is not null
    )
    select public_id as "publicId", ticket_number as number, (count(*) over ())::int as count from named
    where coalesce(born > until, false) or coalesce(born <= after, false) or coalesce(gender <> wanted, false) order by id limit ${most}`.execute(
    db,
  );
  return {
    count: rows[0]?.count ?? 0,
    tickets: rows.map(({ publicId, number }) => ({ publicId, number })),
  };
};

/** Whose tickets would not fit other limits of a format, by the rule that asked them. BO-029 */
export const findMisfits = async (db: Executor, formatId: number, limits: Limits): Promise<Misfits> => {
  const { rows } = await sql<{ startTime: Date; timezone: string }>`
    select f.start_time as "startTime", ec.timezone from formats f join event_cities ec on ec.id = f.event_city_id where f.id = ${formatId}`.execute(
    db,
  );
  const { gender } = limits;
  return findOutside(
    db,
    rows.map(({ startTime, timezone }) => ({ formatId, gender, ...birthBounds(limits, toUnix(startTime), timezone) })),
  );
};

/** Whose participant would be too young or too old if formats began at these moments (BO-051). */
export const findMisfitsOn = async (
  db: Executor,
  formats: readonly { readonly id: number; readonly startTime: Date }[],
  timezone: string,
): Promise<Misfits> => {
  const starts = new Map(formats.map(({ id, startTime }) => [id, toUnix(startTime)]));
  const { rows } = await sql<{ id: number; ageMin: number | null; ageMax: number | null }>`
    select id, age_min as "ageMin", age_max as "ageMax" from formats where id = any(${[...starts.keys()]}::bigint[])
      and (age_min is not null or age_max is not null)`.execute(db);
  return findOutside(
    db,
    rows.map(({ id, ageMin, ageMax }) => ({
      formatId: id,
      gender: null,
      ...birthBounds({ age_min: ageMin, age_max: ageMax }, starts.get(id) ?? 0, timezone),
    })),
  );
};
