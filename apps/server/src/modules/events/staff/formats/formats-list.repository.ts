import type { formatsList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  behind,
  countUpTo,
  type Executor,
  type FilterSql,
  inOrder,
  inReach,
  keyText,
  type ListPage,
  type ListRow,
  type SortSql,
  toPage,
} from '../../../../platform/database/index.ts';
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

/** A page of formats in reach, and how many there are; two statements. */
export const selectFormatRows = async (
  db: Executor,
  ask: ListAsk<typeof formatsList>,
  reach: Reach,
): Promise<ListPage<FormatListRow>> => {
  const conditions = ask.filters.map(({ name, value }) => filters[name](value));
  const searched = ask.search === null ? sql`true` : isFound(ask.search);
  const within = inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  const where = sql`${within} and ${searched} and ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const by = { key: keys[ask.sort.name], id: sql`f.id` };
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<FormatListRow>`
      select ${headColumns}, f.version, ${keyText(ask, by.key)} as key from ${formatTables} where ${where} and ${behind(ask, by)}
      order by ${inOrder(ask, by)} limit ${ask.limit + 1}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from ${formatTables} where ${where} limit ${countUpTo}) n`.execute(db),
  ]);
  return toPage(ask, rows, counted[0]?.count ?? 0);
};
