import type { preparedList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type Tx,
  versionColumns,
  type VersionRow,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';

export type PreparedBasketRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly partnerId: string | null;
  readonly partnerTitle: string | null;
  readonly lines: number;
  readonly expiresAt: Date;
  readonly opened: number;
};

/** Of the basket b and the key k of who made it. */
const columns = sql`b.id, b.public_id as "publicId", b.title, k.public_id as "partnerId", k.title as "partnerTitle",
  jsonb_array_length(b.goods) as lines, b.expires_at as "expiresAt", b.open_count as opened, ${versionColumns('b')}`;
const tables = sql`prepared_baskets b left join partner_keys k on k.id = b.partner_key_id`;

const filtersAt = (now: Date): FilterSql<typeof preparedList> => ({
  state: (value) => anyOf(sql`case when b.expires_at > ${now} then 'open' else 'over' end`, value),
  made: (value) => anyOf(sql`case when b.partner_key_id is null then 'house' else 'partner' end`, value),
  partner: ({ values }) =>
    sql`b.partner_key_id in (select p.id from partner_keys p where p.public_id = any(${[...values]}::text[]))`,
});
const keys: SortSql<typeof preparedList> = { created: sql`b.id` };
type Ask = ListAsk<typeof preparedList>;
/** Baskets are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean; readonly now: Date };

const sourceOf = (ask: Ask, { isWhole, now }: Seen): ListSource => {
  const filters = filtersAt(now);
  const words = ask.search?.trim() ?? '';
  return {
    from: sql`prepared_baskets b`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(b.title ilike ${`%${escapeLike(words)}%`} or b.public_id = ${words.split('/').at(-1) ?? ''})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`b.id`,
  };
};

export const countPreparedRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of baskets, and how many there are; two statements. */
export const selectPreparedRows = (
  db: Executor,
  ask: Ask,
  seen: Seen,
): Promise<ListPage<PreparedBasketRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<PreparedBasketRow & ListRow>`
      with page as (select b.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join prepared_baskets b on b.id = page.id
        left join partner_keys k on k.id = b.partner_key_id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<PreparedBasketRow | null> => {
  const { rows } = await sql<PreparedBasketRow>`select ${columns} from ${tables} where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findPreparedRow = (db: Executor, publicId: string): Promise<PreparedBasketRow | null> =>
  find(db, sql`b.public_id = ${publicId}`);

export const lockPreparedRow = (tx: Tx, publicId: string): Promise<PreparedBasketRow | null> =>
  find(tx, sql`b.public_id = ${publicId} for no key update of b`);

/** What it proposes, whether it can be opened or not. */
export const findGoods = async (db: Executor, id: number): Promise<unknown[]> => {
  const { rows } = await sql<{ goods: unknown[] }>`select goods from prepared_baskets where id = ${id}`.execute(db);
  return rows[0]?.goods ?? [];
};

export const endBasket = async (tx: Tx, id: number, { userId, now }: { userId: number; now: Date }): Promise<void> => {
  await sql`
    update prepared_baskets set expires_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};
