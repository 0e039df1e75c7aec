import type { formatsList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  inReach,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import { type FormatHead, formatTables, headColumns } from './format-card.repository.ts';

export type FormatListRow = ListRow & FormatHead & { readonly version: number };

const filters: FilterSql<typeof formatsList> = {
  event: (value) => anyOf(sql`e.public_id`, value),
  start: (value) => anyOf(sql`ec.public_id`, value),
  status: (value) => anyOf(sql`f.status`, value),
  kind: (value) => sql`exists (select from quotas q where q.format_id = f.id and ${anyOf(sql`q.kind`, value)})`,
};

const keys: SortSql<typeof formatsList> = {
  // Those of one start in their order, starts one after another.
  position: sql`f.event_city_id * 100000 + f.position`,
  start_time: sql`f.start_time`,
};

const isFound = (text: string) =>
  sql`lower(f.title_ru || ' ' || coalesce(f.title_en, '')) like ${`%${escapeLike(text.toLowerCase())}%`}`;

type Ask = ListAsk<typeof formatsList>;

/** Formats in reach. */
const sourceOf = (ask: Ask, reach: Reach): ListSource => {
  const searched = ask.search === null ? sql`true` : isFound(ask.search);
  const reached = inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  return {
    from: formatTables,
    where: [reached, searched, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`f.id`,
  };
};

export const countFormats = (db: Database, ask: Ask, reach: Reach): Promise<Count> =>
  countList(db, sourceOf(ask, reach));

/** A page of formats in reach, and how many there are; two statements. */
export const selectFormatRows = (db: Executor, ask: Ask, reach: Reach): Promise<ListPage<FormatListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, reach),
    ({ key, rows }) => sql<FormatListRow>`select ${headColumns}, f.version, ${key} as key from ${rows}`,
  );

/** Public ids of all formats of a start. */
export const selectFormatIds = async (db: Executor, start: string): Promise<string[]> => {
  const { rows } = await sql<{ publicId: string }>`
    select f.public_id as "publicId" from formats f join event_cities c on c.id = f.event_city_id
    where c.public_id = ${start} order by f.id limit 100`.execute(db);
  return rows.map(({ publicId }) => publicId);
};
