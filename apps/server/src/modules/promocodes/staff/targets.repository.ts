import type { Reach } from '@trassa/rules';
import { sql } from 'kysely';
import { type Executor, inReach } from '../../../platform/database/index.ts';

/** A thing that a code names, with where it belongs. */
export type NamedTarget = { readonly id: number; readonly publicId: string };
export type NamedFormat = NamedTarget & { readonly event: string; readonly start: string };

export const selectEventIds = async (db: Executor, publicIds: readonly string[]): Promise<NamedTarget[]> => {
  const { rows } = await sql<NamedTarget>`
    select id, public_id as "publicId" from events where public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};

export const selectFormatIds = async (db: Executor, publicIds: readonly string[]): Promise<NamedFormat[]> => {
  const { rows } = await sql<NamedFormat>`
    select f.id, f.public_id as "publicId", e.public_id as event, ec.public_id as start
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
    where f.public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};

export const selectProductIds = async (db: Executor, publicIds: readonly string[]): Promise<NamedTarget[]> => {
  const { rows } = await sql<NamedTarget>`
    select id, public_id as "publicId" from products where public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};

export const selectOfferIds = async (db: Executor, publicIds: readonly string[]): Promise<NamedTarget[]> => {
  const { rows } = await sql<NamedTarget>`
    select id, public_id as "publicId" from insurance_offers where public_id = any(${[...publicIds]}::text[])`.execute(
    db,
  );
  return rows;
};

type Item = { publicId: string; ru: string; en: string | null };
export type TargetGroup = Item & { readonly items: Item[] };

/** Events and products that are offered for choice at most. */
const most = 300;

/** Events with a start to come, with the formats of those in reach; the nearest first. */
export const selectTicketTargets = async (db: Executor, reach: Reach, now: Date): Promise<TargetGroup[]> => {
  const within = inReach(reach, { event: sql`e.public_id`, start: sql`ec.public_id` });
  const { rows } = await sql<TargetGroup>`
    select e.public_id as "publicId", e.title_ru as ru, e.title_en as en,
      jsonb_agg(jsonb_build_object('publicId', f.public_id, 'ru', c.name_ru || ', ' || f.title_ru,
        'en', c.name_en || ', ' || coalesce(f.title_en, f.title_ru)) order by ec.start_time, f.position, f.id) as items
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.start_time > ${now} and f.status <> 'archived' and ${within}
    group by e.id order by min(ec.start_time), e.id limit ${most}`.execute(db);
  return rows;
};

export const selectProductTargets = async (db: Executor): Promise<TargetGroup[]> => {
  const { rows } = await sql<TargetGroup>`
    select public_id as "publicId", title_ru as ru, title_en as en, '[]'::jsonb as items from products
    order by title_ru, id limit ${most}`.execute(db);
  return rows;
};

export const selectOfferTargets = async (db: Executor): Promise<TargetGroup[]> => {
  const { rows } = await sql<TargetGroup>`
    select public_id as "publicId", title_ru as ru, title_en as en, '[]'::jsonb as items from insurance_offers
    order by position, id limit ${most}`.execute(db);
  return rows;
};
