import type { partnersList } from '@trassa/contracts/office';
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

export type PartnerKeyRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly title: string;
  readonly usedAt: Date | null;
  readonly baskets: number;
  readonly revokedAt: Date | null;
};

/** Of the key k, without its hash. */
const columns = sql`k.id, k.public_id as "publicId", k.title, k.last_used_at as "usedAt", k.basket_count as baskets,
  k.revoked_at as "revokedAt", ${versionColumns('k')}`;

const filters: FilterSql<typeof partnersList> = {
  state: (value) => anyOf(sql`case when k.revoked_at is null then 'active' else 'revoked' end`, value),
};
const keys: SortSql<typeof partnersList> = { created: sql`k.id` };
type Ask = ListAsk<typeof partnersList>;

/** Partners are the house's: whoever reaches some starts sees none of them. */
const sourceOf = (ask: Ask, isWhole: boolean): ListSource => ({
  from: sql`partner_keys k`,
  where: [
    sql`${isWhole}::boolean`,
    ask.search === null ? sql`true` : sql`k.title ilike ${`%${escapeLike(ask.search.trim())}%`}`,
    ...ask.filters.map(({ name, value }) => filters[name](value)),
  ],
  key: keys[ask.sort.name],
  id: sql`k.id`,
});

export const countPartnerRows = (db: Database, ask: Ask, isWhole: boolean): Promise<Count> =>
  countList(db, sourceOf(ask, isWhole));

/** A page of keys, and how many there are; two statements. */
export const selectPartnerRows = (
  db: Executor,
  ask: Ask,
  isWhole: boolean,
): Promise<ListPage<PartnerKeyRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, isWhole),
    ({ key, rows, order }) => sql<PartnerKeyRow & ListRow>`
      with page as (select k.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join partner_keys k on k.id = page.id order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<PartnerKeyRow | null> => {
  const { rows } = await sql<PartnerKeyRow>`select ${columns} from partner_keys k where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findPartnerRow = (db: Executor, publicId: string): Promise<PartnerKeyRow | null> =>
  find(db, sql`k.public_id = ${publicId}`);

export const lockPartnerRow = (tx: Tx, publicId: string): Promise<PartnerKeyRow | null> =>
  find(tx, sql`k.public_id = ${publicId} for no key update of k`);

export const revokeKey = async (tx: Tx, id: number, { userId, now }: { userId: number; now: Date }): Promise<void> => {
  await sql`
    update partner_keys set revoked_at = ${now}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};
