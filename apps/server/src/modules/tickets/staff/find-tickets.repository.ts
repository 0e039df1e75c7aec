import type { Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import { endsIn, type Executor, foundBy, type Way, waysOfNames } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly number: string;
  readonly startNumber: number | null;
  readonly name: string;
  readonly status: string;
  readonly event: string;
  readonly city: string;
  readonly format: string;
  readonly rank: number;
};

/** A start number is looked for in starts that are not over for longer. */
const runningHours = 48;

/** Tickets by their number, a start number of a running or coming start, the participant’s name or the end of his phone. */
export const findTickets = async (
  db: Executor,
  sought: Sought,
  /** Of a QR code that is signed by this installation. */
  scanned: string | null,
  { scope, limit, language, now }: Asking,
): Promise<Hit[]> => {
  const { number, startNumber, phoneEnd } = sought;
  const ways: Way[] = waysOfNames(sql`name_lexemes((t.info ->> 'last_name') || ' ' || (t.info ->> 'first_name'))`, [
    sql`${sought.words}::text`,
    sql`${sought.otherWords}::text`,
  ]).map(({ rank, condition }) => ({ rank, condition: sql`t.info is not null and ${condition}` }));
  ways.push({ rank: 0, condition: sql`t.ticket_number = any(${[number, scanned]}::text[])` });
  if (startNumber !== null)
    ways.push({
      rank: 0,
      condition: sql`t.start_number = ${startNumber} and t.format_id = any(array(
        select f.id from formats f join event_cities ec on ec.id = f.event_city_id
        where coalesce(ec.finish_time, ec.start_time) > ${now}::timestamptz - make_interval(hours => ${runningHours})))`,
    });
  if (phoneEnd !== null)
    ways.push({
      rank: 1,
      condition: sql`t.info is not null and ${endsIn(sql`(t.info ->> 'phone')`, sql`${phoneEnd}::text`)}`,
    });
  const within = scope === 'all' ? sql`true` : sql`t.format_id = any(${[...scope.formats]}::bigint[])`;
  const found = foundBy({ from: sql`tickets t`, id: sql`t.id`, within, most: limit + 1 }, ways);
  const { rows } = await sql<Row>`
    select t.public_id as "publicId", t.ticket_number as number, t.start_number as "startNumber", t.status,
      concat_ws(' ', t.info ->> 'last_name', t.info ->> 'first_name') as name,
      case when ${language} = 'en' then coalesce(e.title_en, e.title_ru) else e.title_ru end as event,
      case when ${language} = 'en' then c.name_en else c.name_ru end as city,
      case when ${language} = 'en' then coalesce(f.title_en, f.title_ru) else f.title_ru end as format, r.rank
    from (${found}) r join tickets t on t.id = r.id join formats f on f.id = t.format_id
      join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    order by r.rank, t.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, status, rank, ...row }) => ({
    publicId,
    title: row.name || `№ ${row.number}`,
    detail: detailOf(
      row.name && `№ ${row.number}`,
      row.startNumber !== null && `# ${row.startNumber}`,
      row.event,
      row.city,
      row.format,
    ),
    state: status,
    isExact: rank === 0,
  }));
};
