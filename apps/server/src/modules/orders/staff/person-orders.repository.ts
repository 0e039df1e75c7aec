import { sql } from 'kysely';
import { type Block, blockMost } from '../../../kernel/block.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { OfficeScope } from '../../../kernel/office-scope.ts';
import type { Executor } from '../../../platform/database/index.ts';

export type PersonOrder = {
  readonly publicId: string;
  readonly createdAt: Date;
  readonly status: string;
  readonly total: Minor;
  /** Lines of starts that are out of scope. */
  readonly hidden: number;
};

/** A person's orders of which a line is in scope, latest first; an unpaid one too. */
export const listPersonOrders = async (
  db: Executor,
  userId: number,
  { scope }: { readonly scope: OfficeScope },
): Promise<Block<PersonOrder>> => {
  const ofScope =
    scope === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`coalesce(l.event_city_id = any(${[...scope.starts]}::bigint[]), false)`;
  const { rows } = await sql<PersonOrder & { count: number }>`
    select o.public_id as "publicId", o.created_at as "createdAt", o.status, o.total_minor as total, x.hidden,
      (count(*) over ())::integer as count
    from orders o cross join lateral (
      select (count(*) filter (where not ${ofScope}))::integer as hidden, count(*) filter (where ${ofScope}) as shown
      from order_lines l where l.order_id = o.id) x
    where o.user_id = ${userId} and (x.shown > 0 or ${scope === 'all'}::boolean)
    order by o.created_at desc, o.id desc limit ${blockMost}`.execute(db);
  return { items: rows, count: rows[0]?.count ?? 0 };
};
