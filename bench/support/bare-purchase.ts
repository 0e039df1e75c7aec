import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

/** The baseline of a purchase: an order and its line in a transaction, and nothing that a shop promises. */
export const createBarePurchase = async (db: Database): Promise<() => Promise<{ id: number }>> => {
  await sql`create table if not exists bare_orders (id bigint generated always as identity primary key, email text not null)`.execute(
    db,
  );
  await sql`create table if not exists bare_lines (order_id bigint not null references bare_orders, count int not null)`.execute(
    db,
  );
  return () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        id: number;
      }>`insert into bare_orders (email) values (${'buyer@example.org'}) returning id`.execute(tx);
      const id = rows[0]?.id ?? 0;
      await sql`insert into bare_lines (order_id, count) values (${id}, ${1})`.execute(tx);
      return { id };
    });
};
