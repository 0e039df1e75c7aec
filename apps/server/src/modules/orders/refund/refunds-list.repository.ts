import type { refundsList } from '@trassa/contracts/office';
import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import type { ListAsk } from '../../../kernel/list-declaration.ts';
import type { Minor } from '../../../kernel/money.ts';
import {
  anyOf,
  during,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
} from '../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../platform/lists/index.ts';
import { findStarts, isLineInReach, isOrderInReach } from '../staff/line-reach.repository.ts';

export type RefundRow = ListRow & {
  readonly publicId: string;
  readonly orderPublicId: string;
  readonly what: string;
  readonly titleRu: string | null;
  readonly titleEn: string | null;
  readonly amount: Minor;
  readonly certificates: Minor;
  readonly provider: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly attempts: number;
  readonly nextAttempt: Date;
  readonly createdAt: Date;
  readonly doneAt: Date | null;
  readonly paperNumber: string | null;
  readonly reason: string | null;
  readonly askedBy: number | null;
  readonly decidedBy: number | null;
};

const filters: FilterSql<typeof refundsList> = {
  state: (value) => anyOf(sql`r.status`, value),
  what: (value) => anyOf(sql`r.reason`, value),
  provider: (value) => anyOf(sql`p.provider`, value),
  created: (value) => during(sql`r.created_at`, value),
};
const keys: SortSql<typeof refundsList> = { created: sql`r.created_at` };

type Ask = ListAsk<typeof refundsList>;

/** Refunds of orders in reach; of lines out of reach none, as on the card of their order. */
const sourceOf = async (db: Executor, ask: Ask, reach: Reach): Promise<ListSource> => {
  const { reached } = await findStarts(db, reach, { events: [], starts: [] });
  const isShown =
    reached === 'all' ? sql`true` : sql`${isOrderInReach(reached)} and (l.id is null or ${isLineInReach(reached)})`;
  const from = sql`refunds r join payments p on p.id = r.payment_id join orders o on o.id = r.order_id
    left join order_refunds b on b.cause = r.cause left join order_lines l on l.id = b.order_line_id
    left join order_returns n on n.id = b.return_id`;
  return {
    from,
    where: [isShown, ...ask.filters.map(({ name, value }) => filters[name](value))],
    key: keys[ask.sort.name],
    id: sql`r.id`,
  };
};

export const countRefunds = async (db: Database, ask: Ask, reach: Reach): Promise<Count> =>
  countList(db, await sourceOf(db, ask, reach));

/** A page of refunds in reach, and how many there are. */
export const selectRefunds = async (db: Executor, ask: Ask, reach: Reach): Promise<ListPage<RefundRow>> =>
  selectListPage(
    db,
    ask,
    await sourceOf(db, ask, reach),
    ({ key, rows }) => sql<RefundRow>`
      select r.id, ${key} as key, r.public_id as "publicId", o.public_id as "orderPublicId", r.reason as what,
        l.title_ru as "titleRu", l.title_en as "titleEn", r.amount_minor as amount, coalesce(b.certificates_minor, 0)::bigint as certificates,
        p.provider, r.status as state, r.attempts, r.next_attempt_at as "nextAttempt", r.created_at as "createdAt", r.done_at as "doneAt",
        r.paper_number as "paperNumber", n.reason, n.asked_by as "askedBy", n.decided_by as "decidedBy"
      from ${rows}`,
  );
