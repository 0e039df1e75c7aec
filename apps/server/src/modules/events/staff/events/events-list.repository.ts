import type { eventsList } from '@trassa/contracts/office';
import type { Reach, Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  areNamed,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

export type EventListRow = ListRow & {
  readonly publicId: string;
  readonly eventType: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly series: string;
  readonly status: 'draft' | 'published' | 'archived';
  readonly starts: number;
  readonly nextStart: Date | null;
};

const filters: FilterSql<typeof eventsList> = {
  status: (value) => anyOf(sql`e.status`, value),
  series: (value) => anyOf(sql`t.public_id`, value),
  project: (value) => anyOf(sql`p.public_id`, value),
};
const keys: SortSql<typeof eventsList> = { title: sql`e.title_ru`, created: sql`e.created_at` };

/** An event is reached by a grant for it, or for one of its starts: then it is seen, with that start. */
const isReached = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`(e.public_id = any(${[...reach.events]}::text[])
        or e.id in (select s.event_id from event_cities s where s.public_id = any(${[...reach.starts]}::text[])))`;

type Ask = ListAsk<typeof eventsList>;

/** Events in reach. */
const sourceOf = (ask: Ask, sought: Sought | null, reach: Reach): ListSource => {
  const searched =
    sought === null
      ? sql`true`
      : areNamed(sql`e.names`, [sql`${sought.words}::text`, sql`${sought.otherWords}::text`], true);
  const from = sql`events e join event_types t on t.id = e.event_type_id join projects p on p.id = t.project_id`;
  return {
    from,
    where: [isReached(reach), searched, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`e.id`,
  };
};

export const countEvents = (db: Database, ask: Ask, reach: Reach): Promise<Count> =>
  countList(db, sourceOf(ask, null, reach));

/** A page of events in reach, and how many there are. */
export const selectEvents = (
  db: Executor,
  ask: Ask,
  sought: Sought | null,
  { reach, now }: { readonly reach: Reach; readonly now: Date },
): Promise<ListPage<EventListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, sought, reach),
    ({ key, rows }) => sql<EventListRow>`
      select e.id, ${key} as key, e.public_id as "publicId", t.public_id as "eventType", e.title_ru as "titleRu",
        e.title_en as "titleEn", t.title_ru as series, e.status,
        (select count(*)::int from event_cities ec where ec.event_id = e.id) as starts,
        (select min(ec.start_time) from event_cities ec where ec.event_id = e.id and ec.start_time > ${now}) as "nextStart"
      from ${rows}`,
  );
