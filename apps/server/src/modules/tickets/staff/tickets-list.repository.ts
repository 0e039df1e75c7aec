import type { ticketsList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { FilterValue, ListAsk } from '../../../kernel/list-declaration.ts';
import {
  anyOf,
  between,
  during,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../platform/lists/index.ts';
import { hasDocuments, headColumns, headJoins, type TicketHead } from './ticket-columns.repository.ts';
import { findFormats, type FoundFormats, isOfFormats, isTicketInReach } from './format-reach.repository.ts';

export type TicketRow = ListRow & TicketHead;

/** Surname and name as they are sorted and searched. */
const foldedName = sql`(translate(lower(coalesce(t.info ->> 'last_name', '') || ' ' || coalesce(t.info ->> 'first_name', '')), 'ё', 'е') collate "C")`;
/** Those without a number stand last. */
const number = sql`coalesce(t.start_number, 2147483647)`;

/** A filter of two words: both of them ask for nothing. */
const either = (
  { values }: FilterValue,
  yes: RawBuilder<unknown>,
  no: RawBuilder<unknown>,
  word: string,
): RawBuilder<unknown> => {
  if (values.length !== 1) return sql`true`;
  return values[0] === word ? yes : no;
};

const orElse = (isNone: boolean, has: RawBuilder<unknown>, none: RawBuilder<unknown>): RawBuilder<unknown> =>
  isNone ? sql`(${has} or ${none})` : has;

/** Few, and indexed. */
const ofStaff = sql`select o.id from orders o where o.channel <> 'site' and o.moved_from_line_id is null`;

const filtersFor = ({ ofEvents, ofStarts, ofFormats }: FoundFormats): FilterSql<typeof ticketsList> => ({
  event: () => isOfFormats(ofEvents),
  start: () => isOfFormats(ofStarts),
  format: () => isOfFormats(ofFormats),
  wave: ({ values, isNone }) =>
    orElse(
      isNone,
      sql`t.cluster_id in (select k.id from format_clusters k where k.name_ru = any(${[...values]}::text[]))`,
      sql`t.cluster_id is null`,
    ),
  kind: (value) => anyOf(sql`t.kind`, value),
  state: (value) => anyOf(sql`t.status`, value),
  participant: (value) => either(value, sql`t.info is not null`, sql`t.info is null`, 'yes'),
  documents: ({ values }) => hasDocuments(values),
  number: (value) => between(sql`t.start_number`, value),
  team: ({ values, isNone }) =>
    orElse(
      isNone,
      sql`t.team_id in (select m.id from teams m where m.public_id = any(${[...values]}::text[]))`,
      sql`t.team_id is null`,
    ),
  gender: (value) => anyOf(sql`nullif(t.info ->> 'gender', '')`, value),
  region: (value) => anyOf(sql`nullif(t.info ->> 'region', '')`, value),
  club: (value) => anyOf(sql`t.club_public_id`, value),
  shirt: (value) => anyOf(sql`t.info ->> 'item_size'`, value),
  promocode: ({ values, isNone }) =>
    orElse(
      isNone,
      sql`t.order_line_id in (select l.id from order_lines l join promocodes p on p.id = l.promocode_id
        where p.code = any(${values.map((code) => code.trim().toUpperCase())}::text[]))`,
      sql`exists (select from order_lines l where l.id = t.order_line_id and l.promocode_id is null)`,
    ),
  bought: (value) => during(sql`t.created_at`, value),
  handed_out: (value) =>
    either(value, sql`t.offline_registered_at is not null`, sql`t.offline_registered_at is null`, 'yes'),
  order: (value) => sql`t.order_id in (select o.id from orders o where ${anyOf(sql`o.public_id`, value)})`,
  channel: (value) => either(value, sql`t.order_id in (${ofStaff})`, sql`t.order_id not in (${ofStaff})`, 'staff'),
});

const keys: SortSql<typeof ticketsList> = { bought: sql`t.created_at`, number, name: foldedName };

const wholeNumber = /^\d{1,9}$/;

/** The number of a ticket, a start number, or how surname and name begin. */
const isFound = (text: string): RawBuilder<unknown> => sql`t.id in (
  select n.id from tickets n where n.ticket_number = ${text}
  union all select t.id from tickets t where ${number} = ${wholeNumber.test(text) ? Number(text) : -1}
  union all select t.id from tickets t where ${foldedName} like translate(lower(${escapeLike(text)}), 'ё', 'е') || '%')`;

const namedBy = (ask: ListAsk<typeof ticketsList>, filter: 'event' | 'start' | 'format'): readonly string[] =>
  ask.filters.find(({ name }) => name === filter)?.value.values ?? [];

type Ask = ListAsk<typeof ticketsList>;

/** Tickets of starts in reach. */
const sourceOf = async (db: Executor, ask: Ask, reach: Reach): Promise<ListSource> => {
  const formats = await findFormats(db, reach, {
    events: namedBy(ask, 'event'),
    starts: namedBy(ask, 'start'),
    formats: namedBy(ask, 'format'),
  });
  const searched = ask.search === null ? sql`true` : isFound(ask.search);
  const filters = filtersFor(formats);
  return {
    from: sql`tickets t`,
    where: [isTicketInReach(formats.reached), searched, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`t.id`,
  };
};

export const countTickets = async (db: Database, ask: Ask, reach: Reach): Promise<Count> =>
  countList(db, await sourceOf(db, ask, reach));

/** Public ids of the first that match. */
export const selectTicketIds = async (db: Executor, ask: Ask, reach: Reach, limit: number): Promise<string[]> =>
  selectListIds(db, await sourceOf(db, ask, reach), sql`t.public_id`, limit);

/** A page of tickets of starts in reach, and how many there are. Three statements at most. */
export const selectTickets = async (db: Executor, ask: Ask, reach: Reach): Promise<ListPage<TicketRow>> =>
  selectListPage(
    db,
    ask,
    await sourceOf(db, ask, reach),
    ({ key, rows, order }) => sql<TicketRow>`
      with page as (select t.id, ${key} as key from ${rows})
      select page.id, page.key, ${headColumns} from page join tickets t on t.id = page.id ${headJoins}
      order by ${order}`,
  );
