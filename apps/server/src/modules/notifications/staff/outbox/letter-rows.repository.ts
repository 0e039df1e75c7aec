import type { Language } from '@trassa/contracts';
import type { outboxList } from '@trassa/contracts/office';
import type { LetterStanding, Sought } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { FilterValue, ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type Tx,
} from '../../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../../platform/lists/index.ts';
import type { Channel } from '../../letter.ts';

export type LetterRow = {
  readonly id: number;
  readonly publicId: string;
  readonly channel: Channel;
  readonly template: string;
  readonly recipient: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly state: LetterStanding;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly error: string | null;
};
export type LetterCardRow = LetterRow & {
  readonly recipientName: string;
  readonly language: Language;
  readonly sentAt: Date | null;
  readonly nextAt: Date;
  readonly isLast: boolean;
  readonly version: number;
};

const columns = sql`l.id, l.public_id as "publicId", l.channel, l.template, l.recipient, l.data, l.state, l.attempts,
  l.created_at as "createdAt", l.last_error as error`;

/** Whoever reaches some starts sees none of them: they are the house's. */
export type Seen = { readonly isWhole: boolean; readonly sought: Sought | null };

/** What was not sent is little of all, and has an index of its own that this word opens. */
const inState = (value: FilterValue): RawBuilder<unknown> =>
  value.values.includes('sent')
    ? anyOf(sql`l.state`, value)
    : sql`(l.state <> 'sent' and ${anyOf(sql`l.state`, value)})`;

const filters: FilterSql<typeof outboxList> = {
  state: inState,
  channel: (value) => anyOf(sql`l.channel`, value),
  template: (value) => anyOf(sql`l.template`, value),
  created: (value) => during(sql`l.created_at`, value),
};
const keys: SortSql<typeof outboxList> = { created: sql`l.id` };

type Ask = ListAsk<typeof outboxList>;

/** A number as the card says it, an order by its public id, a whole e-mail or phone. */
const isFound = (text: string, { email, phoneEnd, order }: Sought): RawBuilder<unknown> => {
  const number = /^(?:№|no\.?)?\s*(\d{1,15})$/i.exec(text)?.[1] ?? null;
  const phone = phoneEnd !== null && phoneEnd.length > 4 ? phoneEnd : null;
  return sql`l.id in (
    select n.id from letters n where n.id = ${number}::bigint
    union all select n.id from letters n where n.data ->> 'order' = ${order}::text
    union all select n.id from letters n where lower(n.recipient) in (${email}::text, ${phone}::text))`;
};

const sourceOf = (ask: Ask, { isWhole, sought }: Seen): ListSource => ({
  from: sql`letters l`,
  where: [
    sql`${isWhole}::boolean`,
    sought === null ? sql`true` : isFound(ask.search?.trim() ?? '', sought),
    ...ask.filters.map(({ name, value }) => filters[name](value)),
  ],
  key: keys[ask.sort.name],
  id: sql`l.id`,
});

export const countLetterRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** Public ids of the first that match. */
export const selectLetterIds = (db: Executor, ask: Ask, seen: Seen, limit: number): Promise<string[]> =>
  selectListIds(db, sourceOf(ask, seen), sql`l.public_id`, limit);

/** A page of letters, and how many there are; two statements. */
export const selectLetterRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<LetterRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<LetterRow & ListRow>`
      with page as (select l.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join letters l on l.id = page.id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<LetterCardRow | null> => {
  const { rows } = await sql<LetterCardRow>`
    select ${columns}, l.recipient_name as "recipientName", l.language, l.sent_at as "sentAt", l.next_attempt_at as "nextAt",
      l.forget as "isLast", l.version
    from letters l where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findLetterRow = (db: Executor, publicId: string): Promise<LetterCardRow | null> =>
  find(db, sql`l.public_id = ${publicId}`);

/** Nobody else acts on it or hands it over until the transaction ends. */
export const lockLetterRow = (tx: Tx, publicId: string): Promise<LetterCardRow | null> =>
  find(tx, sql`l.public_id = ${publicId} for no key update of l`);

/** Due now, or when a hand that holds it still would let it go: its tries begin anew. */
export const queueAnew = async (tx: Tx, id: number): Promise<void> => {
  await sql`
    update letters set state = 'waiting', attempts = 0, next_attempt_at = greatest(now(), next_attempt_at), version = version + 1
    where id = ${id}`.execute(tx);
};

export const stopLetter = async (tx: Tx, id: number): Promise<void> => {
  await sql`update letters set state = 'stopped', version = version + 1 where id = ${id}`.execute(tx);
};

/** For an act that leaves the letter as it is. */
export const countVersion = async (tx: Tx, id: number): Promise<void> => {
  await sql`update letters set version = version + 1 where id = ${id}`.execute(tx);
};

/** Public id of what was queued with a key of its own. */
export const findByKey = async (tx: Tx, dedupeKey: string): Promise<string> => {
  const { rows } = await sql<{ publicId: string }>`
    select public_id as "publicId" from letters where dedupe_key = ${dedupeKey}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the letter was not queued');
  return row.publicId;
};
