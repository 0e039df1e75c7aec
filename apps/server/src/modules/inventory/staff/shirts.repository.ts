import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/index.ts';

export type ShirtRow = { readonly size: string; readonly stock: number; readonly taken: number };

/** Sizes of a start in their order. */
export const selectShirts = async (db: Executor, eventCityId: number): Promise<ShirtRow[]> => {
  const { rows } = await sql<ShirtRow>`
    select size, stock, taken from shirts where event_city_id = ${eventCityId} order by position, size`.execute(db);
  return rows;
};

/** The same, locked in the order of the sale's locks. */
export const lockShirtsOfStart = async (tx: Tx, eventCityId: number): Promise<ShirtRow[]> => {
  const { rows } = await sql<ShirtRow>`
    select size, stock, taken from shirts where event_city_id = ${eventCityId} order by event_city_id, size for no key update`.execute(
    tx,
  );
  return rows;
};

/** A size that orders once took stays with what they took of it, without pieces. */
export const writeShirts = async (
  tx: Tx,
  eventCityId: number,
  sizes: readonly { readonly size: string; readonly stock: number }[],
): Promise<void> => {
  const names = sizes.map(({ size }) => size);
  await sql`insert into shirts (event_city_id, size, position, stock)
    select ${eventCityId}, s.size, s.position - 1, s.stock
    from unnest(${names}::text[], ${sizes.map(({ stock }) => stock)}::int[]) with ordinality s (size, stock, position)
    on conflict (event_city_id, size) do update set position = excluded.position, stock = excluded.stock`.execute(tx);
  await sql`delete from shirts s where s.event_city_id = ${eventCityId} and not s.size = any(${names}::text[])
    and not exists (select from order_takings t where t.event_city_id = s.event_city_id and t.size = s.size)`.execute(
    tx,
  );
  await sql`update shirts set stock = 0 where event_city_id = ${eventCityId} and not size = any(${names}::text[])`.execute(
    tx,
  );
};
