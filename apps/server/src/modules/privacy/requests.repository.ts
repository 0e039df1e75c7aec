import type { Language } from '@trassa/contracts';
import type { privacyList } from '@trassa/contracts/office';
import type { PrivacyIdentity, PrivacyKind, PrivacyOutcome, PrivacySource } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../kernel/list-declaration.ts';
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
} from '../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../platform/lists/index.ts';

export type RequestRow = {
  readonly id: number;
  readonly publicId: string;
  readonly kind: PrivacyKind;
  readonly name: string | null;
  /** 'YYYY-MM-DD' */
  readonly received: string;
  readonly due: string;
  readonly outcome: PrivacyOutcome | null;
};

export type RequestCardRow = RequestRow &
  VersionRow & {
    readonly email: string | null;
    readonly source: PrivacySource | null;
    readonly language: Language | null;
    readonly wish: string | null;
    readonly prolongedAt: Date | null;
    readonly prolongedWhy: string | null;
    readonly identity: PrivacyIdentity | null;
    readonly identityNote: string | null;
    readonly exportedAt: Date | null;
    readonly answer: string | null;
    readonly closedAt: Date | null;
  };

const columns = sql`p.id, p.public_id as "publicId", p.kind, p.name, p.received_on::text as received, p.due_on::text as due, p.outcome`;
const dueNumber = sql`(p.due_on - date '1970-01-01')`;

/** Days that tell how near a term is. */
export type Today = { readonly today: string; readonly soon: string };

const filtersOn = ({ today, soon }: Today): FilterSql<typeof privacyList> => ({
  state: ({ values }) =>
    sql`(${sql.join(
      values.map((value) => (value === 'open' ? sql`p.outcome is null` : sql`p.outcome is not null`)),
      sql` or `,
    )})`,
  kind: (value) => anyOf(sql`p.kind`, value),
  term: ({ values }) => {
    const before: RawBuilder<unknown>[] = values.map((value) =>
      value === 'soon'
        ? sql`${dueNumber} <= ${soon}::date - date '1970-01-01'`
        : sql`${dueNumber} < ${today}::date - date '1970-01-01'`,
    );
    return sql`(p.outcome is null and (${sql.join(before, sql` or `)}))`;
  },
});

const keys: SortSql<typeof privacyList> = { created: sql`p.id`, due: dueNumber };

type Ask = ListAsk<typeof privacyList>;
/** `isWhole`: requests belong to no start, so whoever reaches some starts sees none of them. */
type Seen = Today & { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole, ...days }: Seen): ListSource => {
  const filters = filtersOn(days);
  return {
    from: sql`privacy_requests p`,
    where: [sql`${isWhole}::boolean`, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`p.id`,
  };
};

export const countRequests = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** A page of requests, and how many there are; two statements. */
export const selectRequests = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<RequestRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<RequestRow & ListRow>`
      with page as (select p.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join privacy_requests p on p.id = page.id order by ${order}`,
  );

const card = sql`${columns}, ${versionColumns('p')}, p.email, p.source, p.language, p.wish, p.prolonged_at as "prolongedAt",
  p.prolonged_why as "prolongedWhy", p.identity, p.identity_note as "identityNote", p.exported_at as "exportedAt", p.answer,
  p.closed_at as "closedAt"`;

export const findRequest = async (db: Executor, publicId: string): Promise<RequestCardRow | null> => {
  const { rows } = await sql<RequestCardRow>`
    select ${card} from privacy_requests p where p.public_id = ${publicId}`.execute(db);
  return rows[0] ?? null;
};

export const lockRequest = async (tx: Tx, publicId: string): Promise<RequestCardRow | null> => {
  const { rows } = await sql<RequestCardRow>`
    select ${card} from privacy_requests p where p.public_id = ${publicId} for no key update`.execute(tx);
  return rows[0] ?? null;
};
