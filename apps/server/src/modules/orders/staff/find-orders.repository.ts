import { maskEmail, maskPhone, moneyText, orderNumber, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Minor } from '../../../kernel/money.ts';
import { beginsWith, endsIn, type Executor, foundBy, type Way, waysOfEmail } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly email: string;
  readonly phone: string | null;
  readonly status: string;
  readonly total: Minor;
  readonly rank: number;
};

/** Orders by their id or its beginning, and by the e-mail or the end of the phone that the buyer gave. */
export const findOrders = async (db: Executor, sought: Sought, { scope, limit, language }: Asking): Promise<Hit[]> => {
  const { order, email, phoneEnd } = sought;
  const ways: Way[] = [];
  if (order !== null) ways.push({ rank: 0, condition: beginsWith(sql`o.public_id`, sql`${order}::text`) });
  if (email !== null) ways.push(...waysOfEmail(sql`o.email`, sql`${email}::text`));
  if (phoneEnd !== null) ways.push({ rank: 1, condition: endsIn(sql`o.phone`, sql`${phoneEnd}::text`) });
  const within =
    scope === 'all'
      ? sql`true`
      : sql`exists (select from order_lines l where l.order_id = o.id
          and l.event_city_id = any(${[...scope.starts]}::bigint[]))`;
  const found = foundBy({ from: sql`orders o`, id: sql`o.id`, within, most: limit + 1 }, ways);
  const { rows } = await sql<Row>`
    select o.public_id as "publicId", o.email, o.phone, o.status, o.total_minor as total, r.rank
    from (${found}) r join orders o on o.id = r.id order by r.rank, o.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, email: address, phone, status, total, rank }) => ({
    publicId,
    title: `№ ${orderNumber(publicId)}`,
    detail: detailOf(address && maskEmail(address), phone && maskPhone(phone), moneyText(total, language)),
    state: status,
    isExact: rank === 0,
  }));
};
