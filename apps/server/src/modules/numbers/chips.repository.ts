import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/index.ts';

export type Chip = { readonly number: number; readonly chip: string };

export const countChips = async (db: Executor, startId: number): Promise<{ count: number; numbers: number }> => {
  const { rows } = await sql<{ count: number; numbers: number }>`
    select count(*)::int as count, count(distinct number)::int as numbers from chips where event_city_id = ${startId}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, numbers: 0 };
};

/** All of a start, by number. */
export const selectChips = async (db: Executor, startId: number): Promise<Chip[]> => {
  const { rows } = await sql<Chip>`
    select number, chip from chips where event_city_id = ${startId} order by number, chip collate "C"`.execute(db);
  return rows;
};

/** Those of these numbers that no range of the start has and nobody booked. */
export const selectUnknown = async (tx: Tx, startId: number, numbers: readonly number[]): Promise<Set<number>> => {
  const { rows } = await sql<{ number: number }>`
    select n as number from unnest(${[...numbers]}::int[]) n
    where not exists (select from formats f join number_ranges r on r.format_id = f.id
        where f.event_city_id = ${startId} and n between r.first and r.last)
      and not exists (select from formats f join booked_numbers b on b.format_id = f.id and b.number = n where f.event_city_id = ${startId})`.execute(
    tx,
  );
  return new Set(rows.map(({ number }) => number));
};

/** Takes chips away, then adds others. */
export const writeChips = async (
  tx: Tx,
  startId: number,
  { removed, added }: { readonly removed: readonly string[]; readonly added: readonly Chip[] },
): Promise<void> => {
  await sql`delete from chips where event_city_id = ${startId} and chip = any(${[...removed]}::text[])`.execute(tx);
  await sql`insert into chips (event_city_id, chip, number)
    select ${startId}, chip, number from unnest(${added.map(({ chip }) => chip)}::text[], ${added.map(({ number }) => number)}::int[])
      as a (chip, number) order by chip`.execute(tx);
};
