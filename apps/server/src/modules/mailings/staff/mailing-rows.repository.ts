import type { mailingsList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  inReach,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';
import type { Mailing } from '../mailing.ts';
import { mailingColumns } from '../mailings.repository.ts';

export type MailingRow = Mailing &
  VersionRow & {
    readonly startRu: string | null;
    readonly startEn: string | null;
    readonly cityRu: string | null;
    readonly cityEn: string | null;
    readonly timezone: string | null;
    readonly editorId: string | null;
    readonly editorName: string | null;
  };

/** Of the mailing m, its start ec with event e and city c, and whoever changed it. */
const columns = sql`${mailingColumns}, ${versionColumns('m')}, e.title_ru as "startRu", e.title_en as "startEn", c.name_ru as "cityRu",
  c.name_en as "cityEn", ec.timezone, u.public_id as "editorId", u.name as "editorName"`;
const joined = sql`left join event_cities ec on ec.id = m.event_city_id left join events e on e.id = ec.event_id
  left join cities c on c.id = ec.city_id left join users u on u.id = m.updated_by`;

const startMatching = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`m.event_city_id in (select ec.id from event_cities ec join events e on e.id = ec.event_id where ${condition})`;

const filters: FilterSql<typeof mailingsList> = {
  state: (value) => anyOf(sql`m.state`, value),
  kind: (value) => anyOf(sql`m.kind`, value),
  start: (value) => startMatching(anyOf(sql`ec.public_id`, value)),
  created: (value) => during(sql`m.created_at`, value),
};
const keys: SortSql<typeof mailingsList> = { created: sql`m.id` };

type Ask = ListAsk<typeof mailingsList>;

/** Mailings of starts in reach; those of none are for whoever reaches everything. */
const sourceOf = (ask: Ask, reach: Reach): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  return {
    from: sql`mailings m`,
    where: [
      reach === 'all'
        ? sql`true`
        : startMatching(inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` })),
      ask.search === null ? sql`true` : sql`m.title ilike ${like}`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`m.id`,
  };
};

export const countMailings = (db: Database, ask: Ask, reach: Reach): Promise<Count> =>
  countList(db, sourceOf(ask, reach));

/** A page of mailings, and how many there are; two statements. */
export const selectMailings = (db: Executor, ask: Ask, reach: Reach): Promise<ListPage<MailingRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, reach),
    ({ key, rows, order }) => sql<MailingRow & ListRow>`
      with page as (select m.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join mailings m on m.id = page.id ${joined} order by ${order}`,
  );

export const findMailingRow = async (db: Executor, publicId: string): Promise<MailingRow | null> => {
  const { rows } = await sql<MailingRow>`
    select ${columns} from mailings m ${joined} where m.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};
