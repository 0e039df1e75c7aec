import { formatDate, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { toUnix } from '../../../kernel/clock.ts';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import { areNamed, type Executor } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly event: string;
  readonly city: string;
  readonly startTime: Date;
  readonly timezone: string;
  readonly status: string;
  readonly isExact: boolean | null;
};

/** Starts by words of their event and city, coming ones first, the nearest first. */
export const findStarts = async (
  db: Executor,
  sought: Sought,
  { scope, limit, language, now }: Asking,
): Promise<Hit[]> => {
  const within = scope === 'all' ? sql`true` : sql`ec.id = any(${[...scope.starts]}::bigint[])`;
  const words = [sql`${sought.words}::text`, sql`${sought.otherWords}::text`] as const;
  const named = sql`(e.names || c.names)`;
  const { rows } = await sql<Row>`
    select ec.public_id as "publicId", case when ${language} = 'en' then coalesce(e.title_en, e.title_ru) else e.title_ru end as event,
      case when ${language} = 'en' then c.name_en else c.name_ru end as city, ec.start_time as "startTime", ec.timezone,
      case when e.status = 'draft' then 'draft' else ec.status end as status, ${areNamed(named, words, false)} as "isExact"
    from event_cities ec join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ${within} and ${areNamed(named, words, true)}
    order by ec.start_time < ${now}, abs(extract(epoch from ec.start_time - ${now}::timestamptz)), ec.id limit ${limit + 1}`.execute(
    db,
  );
  return rows.map(({ publicId, event, city, startTime, timezone, status, isExact }) => ({
    publicId,
    title: event,
    detail: detailOf(city, formatDate(toUnix(startTime), timezone, language)),
    state: status,
    isExact: isExact === true,
  }));
};
