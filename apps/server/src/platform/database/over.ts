import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './types.ts';

/** Moments before which a term of so many days is over: for `column < …`. */
export const daysAgo = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;
export const yearsAgo = (years: number): RawBuilder<Date> => sql`now() - make_interval(years => ${years})`;

/** Runs a statement that returns a row for each one it dealt with; answers how many. */
export const countRows = async (db: Executor, statement: RawBuilder<unknown>): Promise<number> =>
  (await statement.execute(db)).rows.length;
