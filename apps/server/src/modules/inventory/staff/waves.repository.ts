import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

export type WaveRow = {
  readonly id: number;
  readonly publicId: string;
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly capacity: number | null;
  readonly taken: number;
  readonly startTime: Date | null;
  readonly file: boolean;
  readonly document: string | null;
};

/** Waves of a format that were not removed, locked in the order of the sale's locks. */
export const lockWaves = async (tx: Tx, formatId: number): Promise<WaveRow[]> => {
  const { rows } = await sql<WaveRow>`
    select id, public_id as "publicId", name_ru as "nameRu", name_en as "nameEn", capacity, taken, start_time as "startTime", file, document
    from format_clusters where format_id = ${formatId} and removed_at is null order by id for no key update`.execute(
    tx,
  );
  return rows;
};

export type WrittenWave = Omit<WaveRow, 'id' | 'taken' | 'publicId'> & {
  /** null: a new one. */
  readonly id: number | null;
  readonly position: number;
};

/** Kept ones with their fields, then new ones, then those that are left out; a removed one keeps what once referred to it. */
export const writeWaves = async (
  tx: Tx,
  formatId: number,
  { waves, removed, now }: { waves: readonly WrittenWave[]; removed: readonly number[]; now: Date },
): Promise<void> => {
  await sql`update format_clusters set removed_at = ${now} where id = any(${[...removed]}::bigint[])`.execute(tx);
  // Two that swap their names would meet on the way: each first has one that nobody types.
  const kept = waves.flatMap(({ id }) => id ?? []);
  await sql`update format_clusters set name_ru = chr(1) || id where id = any(${kept}::bigint[])`.execute(tx);
  for (const { id, nameRu, nameEn, capacity, startTime, file, document, position } of waves) {
    if (id === null)
      await sql`insert into format_clusters (format_id, position, name_ru, name_en, capacity, start_time, file, document)
        values (${formatId}, ${position}, ${nameRu}, ${nameEn}, ${capacity}, ${startTime}, ${file}, ${document})`.execute(
        tx,
      );
    else
      await sql`update format_clusters set position = ${position}, name_ru = ${nameRu}, name_en = ${nameEn}, capacity = ${capacity},
        start_time = ${startTime}, file = ${file}, document = ${document} where id = ${id}`.execute(tx);
  }
};

/** Of a format that nobody ever bought. */
export const deleteWaves = async (tx: Tx, formatId: number): Promise<void> => {
  await sql`delete from number_ranges where format_id = ${formatId}`.execute(tx);
  await sql`update booked_numbers set kept = null where format_id = ${formatId} and kept is not null`.execute(tx);
  await sql`delete from booked_numbers where format_id = ${formatId} and num_nonnulls(ticket_id, order_id, hold_id) = 0`.execute(
    tx,
  );
  await sql`delete from format_clusters where format_id = ${formatId}`.execute(tx);
};
