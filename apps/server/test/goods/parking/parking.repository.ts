import { sql } from 'kysely';
import type { IssuedPiece } from '../../../src/modules/orders/index.ts';
import type { Executor, Tx } from '../../../src/platform/database/index.ts';

export type CarPark = { readonly id: number; readonly publicId: string; readonly price: number; readonly left: number };

export const createTables = async (db: Executor): Promise<void> => {
  await sql`create table car_parks (id bigint generated always as identity primary key, public_id text not null unique,
    price_minor bigint not null, places integer not null, taken integer not null default 0 check (taken between 0 and places))`.execute(
    db,
  );
  await sql`create table parking_takings (order_id bigint not null references orders, car_park_id bigint not null references car_parks,
    count integer not null, primary key (order_id, car_park_id))`.execute(db);
  await sql`create table parking_passes (id bigint generated always as identity primary key, public_id text not null unique,
    order_id bigint not null references orders, order_line_id bigint not null references order_lines, user_id bigint not null references users,
    plate text not null, price_minor bigint not null, state text not null default 'valid')`.execute(db);
};

export const createCarPark = async (
  db: Executor,
  park: { publicId: string; price: number; places: number },
): Promise<void> => {
  await sql`insert into car_parks (public_id, price_minor, places) values (${park.publicId}, ${park.price}, ${park.places})`.execute(
    db,
  );
};

export const findCarParks = async (db: Executor, publicIds: readonly string[]): Promise<Map<string, CarPark>> => {
  const { rows } =
    await sql<CarPark>`select id, public_id as "publicId", price_minor as price, places - taken as left from car_parks
    where public_id = any(${[...publicIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.publicId, row]));
};

/** False when fewer are left. */
export const takePlaces = async (tx: Tx, orderId: number, id: number, count: number): Promise<boolean> => {
  const { rows } =
    await sql`update car_parks set taken = taken + ${count} where id = ${id} and taken + ${count} <= places returning id`.execute(
      tx,
    );
  if (!rows.length) return false;
  await sql`insert into parking_takings (order_id, car_park_id, count) values (${orderId}, ${id}, ${count})
    on conflict (order_id, car_park_id) do update set count = parking_takings.count + excluded.count`.execute(tx);
  return true;
};

export const givePlacesBack = async (tx: Tx, orderId: number): Promise<void> => {
  await sql`with gone as (delete from parking_takings where order_id = ${orderId} returning car_park_id, count)
    update car_parks p set taken = p.taken - g.count from gone g where p.id = g.car_park_id`.execute(tx);
};

export type NewPass = { publicId: string; lineId: number; plate: string; price: number };

export const insertPasses = async (
  tx: Tx,
  order: { id: number; userId: number },
  passes: readonly NewPass[],
): Promise<void> => {
  for (const { publicId, lineId, plate, price } of passes)
    await sql`insert into parking_passes (public_id, order_id, order_line_id, user_id, plate, price_minor)
      values (${publicId}, ${order.id}, ${lineId}, ${order.userId}, ${plate}, ${price})`.execute(tx);
};

export const selectPasses = async (db: Executor, orderId: number): Promise<IssuedPiece[]> => {
  const { rows } = await sql<IssuedPiece>`select order_line_id as "lineId", public_id as "publicId", plate as number,
    state = 'returned' as "isReturned", user_id as "userId" from parking_passes where order_id = ${orderId} order by id`.execute(
    db,
  );
  return rows;
};

export type OwnPass = {
  readonly id: number;
  readonly orderId: number;
  readonly lineId: number;
  readonly price: number;
};

export const findPass = async (db: Executor, publicId: string, userId: number): Promise<OwnPass | null> => {
  const { rows } =
    await sql<OwnPass>`select id, order_id as "orderId", order_line_id as "lineId", price_minor as price from parking_passes
    where public_id = ${publicId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
};

export const setPassState = async (tx: Tx, id: number, state: 'valid' | 'returning' | 'returned'): Promise<void> => {
  await sql`update parking_passes set state = ${state} where id = ${id}`.execute(tx);
};
