import type { Kind } from '@trassa/contracts';
import { sql } from 'kysely';
import type { Minor } from '../../../../kernel/money.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { kindsColumn } from '../../format-columns.repository.ts';
import type { KindRow } from '../../rows.ts';

export type FormatFiguresRow = {
  readonly publicId: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly status: string;
  readonly hidden: boolean;
  readonly kinds: (KindRow & { readonly kind: Kind })[];
};

/** Formats of a start that are not archived, with their places and prices. */
export const selectFormatFigures = async (db: Executor, startId: number): Promise<FormatFiguresRow[]> => {
  const { rows } = await sql<FormatFiguresRow>`
    select f.public_id as "publicId", f.title_ru as "titleRu", f.title_en as "titleEn", f.status, f.hidden, ${kindsColumn} as kinds
    from formats f where f.event_city_id = ${startId} and f.status in ('draft', 'published') order by f.position, f.id`.execute(
    db,
  );
  return rows;
};

export type MoneyRow = { readonly sum: Minor; readonly discount: Minor; readonly refunded: Minor };

/** What was paid for a start, what of that were discounts, and what went back; kopecks. */
export const selectMoney = async (db: Executor, startId: number): Promise<MoneyRow> => {
  const { rows } = await sql<MoneyRow>`
    select coalesce(sum(l.total_minor), 0)::bigint as sum, coalesce(sum(l.discount_minor), 0)::bigint as discount,
      coalesce((select sum(b.money_minor + b.certificates_minor) from order_lines x
        join order_refunds b on b.order_line_id = x.id where x.event_city_id = ${startId}), 0)::bigint as refunded
    from order_lines l join orders o on o.id = l.order_id where l.event_city_id = ${startId} and o.paid_at is not null`.execute(
    db,
  );
  return rows[0] ?? { sum: 0, discount: 0, refunded: 0 };
};

export type DayRow = { readonly day: string; readonly places: number };

/** Places paid for by days of the start's zone, since a moment. */
export const selectDays = async (
  db: Executor,
  { startId, since, timezone }: { readonly startId: number; readonly since: Date; readonly timezone: string },
): Promise<DayRow[]> => {
  const { rows } = await sql<DayRow>`
    select to_char(o.paid_at at time zone ${timezone}, 'YYYY-MM-DD') as day, sum(l.count)::int as places
    from order_lines l join orders o on o.id = l.order_id
    where l.event_city_id = ${startId} and l.selector = 'ticket' and o.moved_from_line_id is null and o.paid_at >= ${since} group by 1 order by 1`.execute(
    db,
  );
  return rows;
};

export type PeopleRow = {
  readonly teamsIncomplete: number;
  readonly shirts: { size: string; stock: number; taken: number }[];
};

export const selectTeamsAndShirts = async (db: Executor, startId: number): Promise<PeopleRow> => {
  const { rows } = await sql<PeopleRow>`
    select (select count(*)::int from teams t join formats f on f.id = t.format_id
        where f.event_city_id = ${startId} and t.taken < t.max_count and t.taken > 0) as "teamsIncomplete",
      coalesce((select jsonb_agg(jsonb_build_object('size', s.size, 'stock', s.stock, 'taken', s.taken) order by s.position)
        from shirts s where s.event_city_id = ${startId}), '[]') as shirts`.execute(db);
  return rows[0] ?? { teamsIncomplete: 0, shirts: [] };
};
