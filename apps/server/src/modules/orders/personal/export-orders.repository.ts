import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { DataAsker, DataRow } from '../../../platform/personal-data.ts';
import type { PersonalWord } from './personal-words.ts';

/** Own orders with their lines, payments and refunds; sums in roubles. `words`: what of the lines' details is told. */
export const exportOrders = async (
  db: Executor,
  { userIds }: DataAsker,
  words: readonly PersonalWord[],
): Promise<DataRow[]> => {
  const people = sql.join(
    words.map(({ detail, word }) => sql`, ${word}::text, l.details -> ${detail}::text`),
    sql``,
  );
  const { rows } = await sql<DataRow>`
    select o.public_id, o.status, o.email, o.phone, o.note as staff_note, o.language, o.total_minor / 100.0 as total,
      o.discount_minor / 100.0 as discount, o.delivery_minor / 100.0 as delivery, o.certificates_minor / 100.0 as certificates,
      o.amount_minor / 100.0 as amount, o.created_at, o.paid_at,
      (select json_agg(json_build_object('selector', l.selector, 'title', l.title_ru, 'count', l.count,
        'price', l.price_minor / 100.0, 'discount', l.discount_minor / 100.0, 'total', l.total_minor / 100.0
        ${people}) order by l.position) from order_lines l where l.order_id = o.id) as lines,
      (select json_agg(json_build_object('provider', p.provider, 'status', p.status, 'amount', p.amount_minor / 100.0,
        'created_at', p.created_at, 'captured_at', p.captured_at) order by p.id) from payments p where p.order_id = o.id) as payments,
      (select json_agg(json_build_object('amount', r.amount_minor / 100.0, 'reason', r.reason, 'status', r.status,
        'created_at', r.created_at, 'done_at', r.done_at) order by r.id) from refunds r where r.order_id = o.id) as refunds
    from orders o where o.user_id = any(${userIds}::bigint[]) order by o.id`.execute(db);
  return rows;
};
