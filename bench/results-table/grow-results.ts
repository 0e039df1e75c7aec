import { sql } from 'kysely';
import { foldName } from '../../apps/server/src/modules/results/index.ts';
import { replaceFormats, replaceTotals } from '../../apps/server/src/modules/results/place-results.repository.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';
import { createEventCity, createFormat, inDays } from '../../apps/server/test/factories/events.ts';

const stems = ['Иван', 'Петр', 'Смирн', 'Кузнец', 'Морозк', 'Волк', 'Зайц', 'Павл', 'Орл', 'Макар', 'Никит', 'Захар'];
const middles = ['', 'иш', 'ер', 'ян', 'ол'];
const endings = ['ов', 'ев', 'ин', 'енко', 'ский'];
const surnames = stems.flatMap((stem) => middles.flatMap((middle) => endings.map((end) => `${stem}${middle}${end}`)));
const firsts = ['Александр', 'Пётр', 'Анна', 'Мария', 'Сергей', 'Ольга', 'Фёдор', 'Юлия', 'Никита', 'Елена', 'Глеб'];
const batch = 100_000;

const otherIndexes = sql<{ name: string; definition: string }>`
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'results' and indexname not in (select conname from pg_constraint where conrelid = 'results'::regclass)`;

/**
 * A published event city whose only format has so many rows, times rising with the start number; answers its public id.
 * Indexes are made after the rows, as for any large load.
 */
export const growResults = async (db: Database, size: number): Promise<string> => {
  const city = await createEventCity(db, { start_time: inDays(-7), sale_start: inDays(-90) });
  const format = await createFormat(db, { event_city_id: city.id, distance_km: 10, start_time: inDays(-7) });
  const { rows: indexes } = await otherIndexes.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  for (let from = 1; from <= size; from += batch) {
    const to = Math.min(size, from + batch - 1);
    await sql`
      insert into results (public_id, event_city_id, format_id, start_number, last_name, first_name, name_words, name_words_back, gender,
        category, age_group, absolute_ms, time_ms, position, position_gen, position_absolute, overall_place, row_number)
      select 'bench-' || ${size}::int || '-' || n, ${city.id}, ${format.id}, n::text, last, first, last_words || ' ' || first_words,
        first_words || ' ' || last_words, case when n % 3 = 0 then 'female' else 'male' end,
        case when n % 3 = 0 then 'Ж ' else 'М ' end || (18 + n % 4 * 10), (18 + n % 4 * 10)::text, 2000000 + n * 7, 2000000 + n * 7,
        n, case when n % 3 = 0 then n / 3 else n - n / 3 end, n, n, n
      from (
        select n, (${surnames}::text[])[1 + n % ${surnames.length}::int] as last, (${surnames.map(foldName)}::text[])[1 + n % ${surnames.length}::int] as last_words,
          (${firsts}::text[])[1 + n / 7 % ${firsts.length}::int] as first, (${firsts.map(foldName)}::text[])[1 + n / 7 % ${firsts.length}::int] as first_words
        from generate_series(${from}::int, ${to}::int) n) named`.execute(db);
  }
  await sql`
    update results set last_name = 'Единственный', name_words = 'единственный петр', name_words_back = 'петр единственный'
    where format_id = ${format.id} and start_number = ${String(size - 7)}`.execute(db);
  for (const { definition } of indexes) await sql`${sql.raw(definition)}`.execute(db);
  await replaceTotals(db, { cities: [city.id] });
  await replaceFormats(db, { cities: [city.id] });
  await sql`update event_cities set results_published_at = now() where id = ${city.id}`.execute(db);
  await sql`vacuum analyze results`.execute(db);
  return city.publicId;
};
