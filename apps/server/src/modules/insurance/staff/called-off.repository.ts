import { sql } from 'kysely';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor, Tx } from '../../../platform/database/index.ts';
import { endsAt } from '../policy-changes.repository.ts';

export type PolicyOfLine = {
  readonly id: number;
  readonly lineId: number;
  readonly publicId: string;
  readonly price: Minor;
};
type Wanted = { readonly now: Date; readonly withBegun: boolean; readonly isLocked: boolean };

/** Valid policies of these lines that are of no ticket and have not begun (`withBegun`: not ended), in the order of their ids. */
export const selectWithoutTicket = async (
  db: Executor,
  lineIds: readonly number[],
  { now, withBegun, isLocked }: Wanted,
): Promise<PolicyOfLine[]> => {
  const { rows } = await sql<PolicyOfLine>`
    select p.id, l.id as "lineId", p.public_id as "publicId", p.price_minor as price
    from policies p join order_lines l on l.id = p.order_line_id
    where l.id = any(${[...lineIds]}::bigint[]) and p.ticket_id is null and p.cancelled_at is null
      and case when ${withBegun} then ${endsAt} > ${now} else p.starts_at > ${now} end
    order by p.id ${isLocked ? sql`for update of p` : sql``}`.execute(db);
  return rows;
};

/** It is valid no more; `repayment` as of every policy that ends. False when it had ended before. */
export const endPolicy = async (tx: Tx, id: number, now: Date, repayment: 'due' | null): Promise<boolean> => {
  const { rows } = await sql`
    update policies set cancelled_at = ${now}, repayment = ${repayment} where id = ${id} and cancelled_at is null returning id`.execute(
    tx,
  );
  return rows.length === 1;
};
