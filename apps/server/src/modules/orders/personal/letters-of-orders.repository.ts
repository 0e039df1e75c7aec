import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { ErasedPerson, LettersAbout } from '../../../platform/personal-data.ts';

/** Letters about own orders, and sent ones about a line of them: an unsent one takes a present to its recipient. */
export const findLettersOfOrders = async (tx: Tx, { userId }: ErasedPerson): Promise<LettersAbout[]> => {
  const { rows } = await sql<{ orders: string[]; lines: string[] }>`
    select array(select public_id from orders where user_id = ${userId}) as orders,
      array(select l.id::text from order_lines l join orders o on o.id = l.order_id where o.user_id = ${userId}) as lines`.execute(
    tx,
  );
  const { orders, lines } = rows[0] ?? { orders: [], lines: [] };
  return [{ about: { word: 'order', values: orders } }, { about: { word: 'line', values: lines }, isSent: true }];
};
