import type { approvalsList } from '@trassa/contracts/office';
import type { ApprovedAct, Reach } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
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
import { approvalColumns, type ApprovalRow } from './approvals.repository.ts';

/** What a person may decide: of each act where, and his own requests, which he sees and never decides. */
export type Seeing = {
  readonly userId: number;
  readonly acts: readonly { readonly act: ApprovedAct; readonly reach: Reach }[];
};

const isInReach = (reach: Reach): RawBuilder<unknown> =>
  reach === 'all'
    ? sql`true`
    : sql`exists (select from jsonb_to_recordset(a.places) as p (event text, start text)
        where p.event = any(${[...reach.events]}::text[]) or p.start = any(${[...reach.starts]}::text[]))`;

const isDecidable = ({ acts }: Seeing): RawBuilder<unknown> =>
  acts.length
    ? sql`(${sql.join(
        acts.map(({ act, reach }) => sql`(a.act = ${act} and ${isInReach(reach)})`),
        sql` or `,
      )})`
    : sql`false`;

const isSeen = (seeing: Seeing): RawBuilder<unknown> => sql`(a.asked_by = ${seeing.userId} or ${isDecidable(seeing)})`;

/** That wait for this person: somebody else's, and of his rights. */
const waitsFor = (seeing: Seeing): RawBuilder<unknown> =>
  sql`a.state = 'waiting' and a.asked_by <> ${seeing.userId} and ${isDecidable(seeing)}`;

const filtersFor = (seeing: Seeing): FilterSql<typeof approvalsList> => ({
  state: (value) => anyOf(sql`a.state`, value),
  act: (value) => anyOf(sql`a.act`, value),
  asked: (value) => during(sql`a.asked_at`, value),
  who: ({ values }) =>
    sql`(('me' = any(${[...values]}::text[]) and a.asked_by = ${seeing.userId})
      or ('to_decide' = any(${[...values]}::text[]) and ${waitsFor(seeing)}))`,
});

const keys: SortSql<typeof approvalsList> = { asked: sql`a.asked_at` };

type Ask = ListAsk<typeof approvalsList>;

const sourceOf = (ask: Ask, seeing: Seeing): ListSource => {
  const filters = filtersFor(seeing);
  return {
    from: sql`approvals a`,
    where: [isSeen(seeing), ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`a.id`,
  };
};

export const countApprovals = (db: Database, ask: Ask, seeing: Seeing): Promise<Count> =>
  countList(db, sourceOf(ask, seeing));

/** A page of the requests that a person sees, and how many there are. */
export const selectApprovals = (db: Executor, ask: Ask, seeing: Seeing): Promise<ListPage<ApprovalRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seeing),
    ({ key, rows }) => sql<ApprovalRow & ListRow>`select ${approvalColumns}, ${key} as key from ${rows}`,
  );

/** How many wait for this person, for the bell; up to a hundred. */
export const countWaiting = async (db: Executor, seeing: Seeing): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from approvals a where ${waitsFor(seeing)} limit 100) c`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Whether a person sees this one. */
export const isSeenBy = async (db: Executor, publicId: string, seeing: Seeing): Promise<boolean> => {
  const { rows } = await sql`
    select from approvals a where a.public_id = ${publicId} and ${isSeen(seeing)}`.execute(db);
  return rows.length === 1;
};
