import { type RawBuilder, sql } from 'kysely';

/** Whose rows are placed: those of whole event cities, or of some formats of theirs. */
export type Placed = { readonly cities: readonly number[]; readonly formats?: readonly number[] };

/** A condition on a table with the columns of `results`. */
export const isPlaced = ({ cities, formats }: Placed, table = 'results'): RawBuilder<unknown> =>
  formats
    ? sql`${sql.ref(`${table}.format_id`)} = any(${[...formats]}::bigint[])`
    : sql`${sql.ref(`${table}.event_city_id`)} = any(${[...cities]}::bigint[])`;
