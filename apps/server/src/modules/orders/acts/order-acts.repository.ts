import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Order } from '../domain/order.ts';
import { orderColumns } from '../orders.repository.ts';

export type OrderToAct = Order & { readonly version: number; readonly phone: string | null; readonly note: string };

/** As `lockOrder`, with what only the staff changes; null: there is none. */
export const lockOrderToAct = async (tx: Tx, publicId: string): Promise<OrderToAct | null> => {
  const { rows } = await sql<OrderToAct>`
    select ${orderColumns}, o.version, o.phone, o.note from orders o join users u on u.id = o.user_id
    where o.public_id = ${publicId} for no key update of o`.execute(tx);
  return rows[0] ?? null;
};

export const saveContacts = async (
  tx: Tx,
  id: number,
  { email, phone, note }: { readonly email: string; readonly phone: string | null; readonly note: string },
): Promise<void> => {
  await sql`update orders set email = ${email}, phone = ${phone}, note = ${note}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
};

/** For an act that changes no field of its own. */
export const countVersion = async (tx: Tx, id: number): Promise<void> => {
  await sql`update orders set version = version + 1 where id = ${id}`.execute(tx);
};
