import type { WaySaid } from '@trassa/contracts/office';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import type { CarrierName } from '../../domain/carrier.ts';

/** Who changes a way or a point, and when. */
export type By = { readonly userId: number; readonly now: Date };

const minor = (roubles: number): number => Math.round(roubles * 100);

type NewWay = { readonly publicId: string; readonly goods: 'shop' | 'ticket'; readonly carrier: CarrierName };

/** Hidden, behind all others; its internal id. */
export const insertWay = async (
  tx: Tx,
  { publicId, goods, carrier }: NewWay,
  said: WaySaid,
  { userId, now }: By,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into delivery_methods (public_id, goods, carrier, status, position, name_ru, name_en, description_ru, description_en, created_at,
      updated_at, updated_by)
    values (${publicId}, ${goods}, ${carrier}, 'draft', (select coalesce(max(position), 0) + 1 from delivery_methods), ${said.name_ru},
      ${said.name_en}, ${said.description_ru}, ${said.description_en}, ${now}, ${now}, ${userId}) returning id`.execute(
    tx,
  );
  const [made] = rows;
  if (!made) throw new Error('a way was not stored');
  return made.id;
};

export const updateWayWords = async (tx: Tx, id: number, said: WaySaid): Promise<void> => {
  await sql`
    update delivery_methods set name_ru = ${said.name_ru}, name_en = ${said.name_en}, description_ru = ${said.description_ru},
      description_en = ${said.description_en} where id = ${id}`.execute(tx);
};

/** All tariffs of a way in the place of those that it had; two statements. */
export const replaceTariffs = async (tx: Tx, id: number, tariffs: WaySaid['tariffs']): Promise<void> => {
  await sql`delete from delivery_tariffs where method_id = ${id}`.execute(tx);
  const rows = tariffs.map((t) => ({ ...t, first: minor(t.first), step: minor(t.step) }));
  await sql`
    insert into delivery_tariffs (method_id, zone, first_grams, first_minor, step_grams, step_minor, max_grams, days_min, days_max)
    select ${id}, t.zone, t.first_grams, t.first, t.step_grams, t.step, t.max_grams, t.days_min, t.days_max
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (zone smallint, first_grams integer, first bigint, step_grams integer,
      step bigint, max_grams integer, days_min smallint, days_max smallint)`.execute(tx);
};

/** Put on the site or taken off it, it has been there: whoever was offered it may order by it yet, so that it is not deleted any more. */
export const updateWayStatus = async (
  tx: Tx,
  id: number,
  { status, now }: { readonly status: 'draft' | 'published'; readonly now: Date },
): Promise<void> => {
  await sql`
    update delivery_methods set status = ${status},
      offered_at = coalesce(offered_at, ${now})
    where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked way ends with. */
export const stampWay = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update delivery_methods set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};

export const writeWayOrder = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    update delivery_methods m set position = o.place from unnest(${[...ids]}::bigint[]) with ordinality as o (id, place)
    where m.id = o.id and m.position <> o.place`.execute(tx);
};

/** With its tariffs and points. */
export const deleteWay = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from delivery_tariffs where method_id = ${id}`.execute(tx);
  await sql`delete from pickup_points where method_id = ${id}`.execute(tx);
  await sql`delete from delivery_methods where id = ${id}`.execute(tx);
};
