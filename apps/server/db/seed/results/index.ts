import { sql } from 'kysely';
import { placeResults } from '../../../src/modules/results/index.ts';
import type { Executor, Tx } from '../../../src/platform/database/index.ts';
import type { Calendar } from '../calendar.ts';
import { timezoneOf } from '../event-rows.ts';
import { insertAll, type Row } from '../insert.ts';
import type { EventCitySeed, EventSeed, FormatSeed } from '../model.ts';
import { numberRange } from '../place-rows.ts';
import { planSale, soldPlaces } from '../sale-plan.ts';
import { type RacedFormat, resultRows } from './result-rows.ts';

const minute = 60_000;
/** Rows of one statement, and event cities whose places are computed by one: both end soon on a busy machine. */
const batch = 5000;
const placedAtOnce = 6;

type Held = { city: EventCitySeed; id: number; formats: ReadonlyMap<string, number> };

const readHeld = async (db: Executor, past: readonly EventCitySeed[]): Promise<Held[]> => {
  const { rows } = await sql<{ city: string; id: number; format: string; format_id: number }>`
    select ec.public_id as city, ec.id, f.public_id as format, f.id as format_id
    from event_cities ec join formats f on f.event_city_id = ec.id
    where ec.public_id = any(${past.map(({ id }) => id)}::text[])`.execute(db);
  const byCity = Map.groupBy(rows, (row) => row.city);
  return past.flatMap((city) => {
    const own = byCity.get(city.id) ?? [];
    const id = own[0]?.id;
    return id === undefined ? [] : [{ city, id, formats: new Map(own.map((row) => [row.format, row.format_id])) }];
  });
};

/** Formats that are run on a measured course. */
const isRaced = ({ kind, online }: FormatSeed): boolean => (kind === 'athlete' || kind === 'kids') && !online;

const racedOf = ({ city, id, formats }: Held): RacedFormat[] => {
  const [hours = 0, minutes = 0] = city.time.split(':').map(Number);
  return city.formats.flatMap((format, position) => {
    const formatId = formats.get(format.id);
    if (!isRaced(format) || formatId === undefined) return [];
    const taken = soldPlaces(format, city.stage);
    return [
      {
        city,
        format,
        eventCityId: id,
        formatId,
        firstNumber: Number(numberRange(format, formatId, position, taken)?.['first'] ?? 1),
        taken,
        startMs: (hours * 60 + minutes + format.minutes) * minute,
      },
    ];
  });
};

const insertRows = async (db: Executor, rows: readonly Row[]): Promise<void> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let from = 0; from < rows.length; from += batch) {
    await sql`insert into results (${columns})
      select ${columns} from jsonb_populate_recordset(null::results, ${JSON.stringify(rows.slice(from, from + batch))}::jsonb)`.execute(
      db,
    );
  }
};

const templateOf = ({ city, id }: Held, event: EventSeed): Row => ({
  event_city_id: id,
  title_ru: 'Сертификат финишёра',
  title_en: 'Finisher certificate',
  text_ru: `Пройдено до конца, препятствие за препятствием`,
  text_en: 'Finished, obstacle after obstacle',
  signed_ru: `Директор старта «${event.title[0]}», ${city.place[0]}`,
  signed_en: `Race director of ${event.title[1]}, ${city.place[1]}`,
  ground: event.ground,
});

/** Protocols of every past start of the season, placed and published the evening after. */
export const seedResults = async (tx: Tx, season: readonly EventSeed[], calendar: Calendar): Promise<void> => {
  const past = season.flatMap(({ cities }) => cities).filter((city) => city.stage === 'past');
  const held = (await readHeld(tx, past)).filter(
    ({ city }) => planSale(city, timezoneOf(city), calendar).finish < calendar.now,
  );
  if (!held.length) return;
  await insertRows(tx, held.flatMap(racedOf).flatMap(resultRows));
  const ids = held.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += placedAtOnce)
    await placeResults(tx, ids.slice(from, from + placedAtOnce));
  const eventOf = new Map(season.flatMap((event) => event.cities.map((city) => [city.id, event] as const)));
  await insertAll(
    tx,
    'certificate_templates',
    held.flatMap((one) => {
      const event = eventOf.get(one.city.id);
      return event ? [templateOf(one, event)] : [];
    }),
  );
  await sql`
    update event_cities set results_published_at = least(finish_time + interval '3 hours', ${calendar.now}) where id = any(${ids}::bigint[])`.execute(
    tx,
  );
};
