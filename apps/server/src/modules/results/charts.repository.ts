import { sql } from 'kysely';
import type { Executor } from '../../platform/database/index.ts';

/** What the pictures of a result are drawn from; bars are of its format. */
export type StoredCharts = {
  bars: number[];
  barFrom: number | null;
  barStep: number | null;
  splitPlaces: (number | null)[] | null;
  points: { title: string; nth: number; passed: number }[];
};

/** By the number of a result: two rows, found by their keys. */
export const findCharts = async (db: Executor, resultId: number): Promise<StoredCharts | null> => {
  const { rows } = await sql<StoredCharts>`
    select rf.bars, rf.bar_from_ms as "barFrom", rf.bar_ms as "barStep", r.split_places as "splitPlaces", rf.points
    from results r join result_formats rf on rf.format_id = r.format_id where r.id = ${resultId}`.execute(db);
  return rows[0] ?? null;
};
