import { type RawBuilder, sql } from 'kysely';

/** The end of a term that began so long ago, for `column < …`. */
export const daysAgo = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;
export const yearsAgo = (years: number): RawBuilder<Date> => sql`now() - make_interval(years => ${years})`;
