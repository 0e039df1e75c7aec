import { moneyText, orderNumber, type Sought } from '@trassa/rules';
import { sql } from 'kysely';
import { type Asking, detailOf, type Hit } from '../../../kernel/finding.ts';
import type { Minor } from '../../../kernel/money.ts';
import type { Executor } from '../../../platform/database/index.ts';

type Row = {
  readonly publicId: string;
  readonly provider: string;
  readonly providerId: string | null;
  readonly amount: Minor;
  readonly status: string;
  readonly order: string;
};

/** Payments by their id at the provider or the own one; money is seen as a whole or not at all. */
export const findPayments = async (
  db: Executor,
  sought: Sought,
  { scope, limit, language }: Asking,
): Promise<Hit[]> => {
  const { rows } = await sql<Row>`
    select p.public_id as "publicId", p.provider, p.provider_payment_id as "providerId", p.amount_minor as amount, p.status,
      o.public_id as order
    from (select id from payments where provider_payment_id = ${sought.payment}
      union select id from payments where public_id = ${sought.payment}) f
      join payments p on p.id = f.id join orders o on o.id = p.order_id
    where ${scope === 'all'}::boolean order by p.id desc limit ${limit + 1}`.execute(db);
  return rows.map(({ publicId, provider, providerId, amount, status, order }) => ({
    publicId,
    title: providerId ?? publicId,
    detail: detailOf(provider, moneyText(amount, language), `№ ${orderNumber(order)}`),
    state: status,
    isExact: true,
    pageOf: order,
  }));
};
