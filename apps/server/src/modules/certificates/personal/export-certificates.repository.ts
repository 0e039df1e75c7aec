import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';

/** Certificates of own orders; codes are no data of a person. */
export const exportCertificates = async (db: Executor, { userIds }: DataAsker): Promise<DataRow[]> => {
  const { rows } = await sql<DataRow>`
    select coalesce(n.title_ru, '') as nominal, c.amount_minor / 100.0 as amount, c.balance_minor / 100.0 as balance, c.recipient_name,
      c.recipient_email, c.recipient_text, c.send_at, c.sent_at, c.valid_until, c.created_at
    from certificates c join orders o on o.id = c.order_id left join certificate_nominals n on n.id = c.nominal_id
    where o.user_id = any(${userIds}::bigint[]) order by c.id`.execute(db);
  return rows;
};
