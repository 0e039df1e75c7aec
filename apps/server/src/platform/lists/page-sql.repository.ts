import { type RawBuilder, sql } from 'kysely';
import { behind, type By, countUpTo, type Executor, inOrder, type PageAsk } from '../database/index.ts';

/** What a list is read from. */
export type ListSource = By & {
  readonly from: RawBuilder<unknown>;
  /** Scope, search and what is filtered. */
  readonly where: readonly RawBuilder<unknown>[];
};

const matching = ({ from, where }: ListSource): RawBuilder<unknown> =>
  sql`${from} where ${sql.join([...where], sql` and `)}`;

/** From `from` to `limit` of a page. */
export const rowsOf = (ask: PageAsk, source: ListSource): RawBuilder<unknown> =>
  sql`${matching(source)} and ${behind(ask, source)} order by ${inOrder(ask, source)} limit ${ask.limit + 1}`;

/** How many rows there are on all pages, counted up to `countUpTo`. */
export const countOf = (source: ListSource): RawBuilder<{ readonly count: number }> => sql<{ readonly count: number }>`
  select count(*)::int as count from (select from ${matching(source)} limit ${countUpTo}) c`;

/** How many rows there are, however many. */
export const exactCountOf = (source: ListSource): RawBuilder<{ readonly count: number }> =>
  sql<{
    readonly count: number;
  }>`select count(*)::int as count from ${matching(source)}`;

/** Public ids of the first rows. */
export const idsOf = (
  source: ListSource,
  publicId: RawBuilder<unknown>,
  limit: number,
): RawBuilder<{ readonly publicId: string }> => sql<{ readonly publicId: string }>`
  select ${publicId} as "publicId" from ${matching(source)} order by ${source.id} limit ${limit}`;

/** Statements of this transaction are given up after so many milliseconds. */
export const limitTime = async (tx: Executor, milliseconds: number): Promise<void> => {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx);
};
