import type { runsList } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { ListAsk } from '../../kernel/list-declaration.ts';
import {
  anyOf,
  during,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../platform/lists/index.ts';
import { countedColumns, type Counted, runColumns, type RunRow } from './runs.repository.ts';

export type CountedRun = RunRow & Counted;
/** Whose runs a person sees: his own; null: all. */
export type Owner = number | null;

const filters: FilterSql<typeof runsList> = {
  state: (value) => anyOf(sql`r.state`, value),
  kind: (value) => anyOf(sql`r.kind`, value),
  created: (value) => during(sql`r.created_at`, value),
};
const keys: SortSql<typeof runsList> = { created: sql`r.created_at` };
const isOf = (owner: Owner) => (owner === null ? sql`true` : sql`r.asked_by = ${owner}`);

type Ask = ListAsk<typeof runsList>;

const sourceOf = (ask: Ask, owner: Owner): ListSource => ({
  from: sql`runs r`,
  where: [isOf(owner), ...ask.filters.map(({ name, value }) => filters[name](value))],
  key: keys[ask.sort.name],
  id: sql`r.id`,
});

export const countRuns = (db: Database, ask: Ask, owner: Owner): Promise<Count> => countList(db, sourceOf(ask, owner));

/** A page of runs with what is through of each. */
export const selectRuns = (db: Executor, ask: Ask, owner: Owner): Promise<ListPage<CountedRun & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, owner),
    ({ key, rows }) => sql<CountedRun & ListRow>`select ${runColumns}, ${countedColumns}, ${key} as key from ${rows}`,
  );

export const findRun = async (db: Executor, publicId: string, owner: Owner): Promise<CountedRun | null> => {
  const { rows } = await sql<CountedRun>`
    select ${runColumns}, ${countedColumns} from runs r where r.public_id = ${publicId} and ${isOf(owner)}`.execute(db);
  return rows[0] ?? null;
};

export type RunItem = ListRow & {
  readonly object: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly attempts: number;
  readonly error: string | null;
  readonly endedAt: Date | null;
};

/** Pieces of a run behind one of them, in the order of their work; `state` null: all. */
export const selectItems = async (
  db: Executor,
  runId: number,
  { state, after, limit }: { readonly state: string | null; readonly after: number; readonly limit: number },
): Promise<RunItem[]> => {
  const { rows } = await sql<RunItem>`
    select i.id, i.id::text as key, i.object, i.state, i.attempts, i.error, i.ended_at as "endedAt" from run_items i
    where i.run_id = ${runId} and i.id > ${after} and (${state}::text is null or i.state = ${state}) order by i.id limit ${limit}`.execute(
    db,
  );
  return rows;
};
