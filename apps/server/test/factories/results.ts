import { sql } from 'kysely';
import { placeResults, wordsOf } from '../../src/modules/results/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { createEventCity, createFormat, inDays, insertRow, type MadeFormat, unique } from './events.ts';

type Row = Record<string, unknown>;

/** 'M:SS' or 'H:MM:SS', tenths allowed, as milliseconds. */
export const ms = (text: string): number =>
  Math.round(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

/** Above those that tests choose themselves. */
let number = 10_000;

/** A row of a table, finished by default; `time` as in `ms` fills gun time and result. Places are computed by `publish`. */
export const createResult = async (
  db: Database,
  format: Pick<MadeFormat, 'id' | 'eventCityId'>,
  { time, ...row }: Row & { time?: string } = {},
): Promise<{ id: number; publicId: string }> => {
  const publicId = unique('result');
  const status = row['status'] ?? 'finished';
  const time_ms = time === undefined ? (status === 'finished' ? ms('1:00:00') : null) : ms(time);
  const known = { last_name: 'Петров', first_name: 'Пётр', team: null, name_hidden: false, ...row };
  const words = wordsOf({
    lastName: known.last_name,
    firstName: known.first_name,
    team: known.team,
    isHidden: known.name_hidden,
  });
  const id = await insertRow(db, 'results', {
    public_id: publicId,
    event_city_id: format.eventCityId,
    format_id: format.id,
    start_number: String(++number),
    absolute_ms: time_ms,
    time_ms,
    ...known,
    ...words,
    splits: JSON.stringify(row['splits'] ?? []),
  });
  return { id, publicId };
};

/** Computes places and opens the results of an event city. */
export const publishResults = async (db: Database, eventCityId: number): Promise<void> => {
  await db.transaction().execute((tx) => placeResults(tx, eventCityId));
  await sql`update event_cities set results_published_at = now() where id = ${eventCityId}`.execute(db);
};

/** An event city that was held a week ago, with one format of 10 km. */
export const createPastCity = async (
  db: Database,
  format: Row = {},
): Promise<{ city: { id: number; publicId: string }; format: MadeFormat }> => {
  const city = await createEventCity(db, { start_time: inDays(-7), sale_start: inDays(-90) });
  return {
    city,
    format: await createFormat(db, { event_city_id: city.id, distance_km: 10, start_time: inDays(-7), ...format }),
  };
};
