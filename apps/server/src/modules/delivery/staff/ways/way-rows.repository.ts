import { type RawBuilder, sql } from 'kysely';
import { type Executor, type Tx, versionColumns, type VersionRow } from '../../../../platform/database/index.ts';
import type { CarrierName, Tariff } from '../../domain/carrier.ts';

export type ZoneTariffRow = Tariff & { readonly zone: number };

export type OfficeWayData = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly goods: 'shop' | 'ticket';
  readonly carrier: CarrierName;
  readonly status: 'draft' | 'published';
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  /** By zone. */
  readonly tariffs: readonly ZoneTariffRow[];
  readonly points: number;
  readonly hiddenPoints: number;
  readonly sent: number;
  /** It is on the site, or was once. */
  readonly isOffered: boolean;
  readonly editorId: string | null;
  readonly editorName: string | null;
};

/** Of the way m and its editor u. */
const columns = sql`m.id, m.public_id as "publicId", m.goods, m.carrier, m.status, m.name_ru as "nameRu", m.name_en as "nameEn",
  m.description_ru as "descriptionRu", m.description_en as "descriptionEn",
  coalesce((select jsonb_agg(jsonb_build_object('zone', t.zone, 'firstGrams', t.first_grams, 'first', t.first_minor,
    'stepGrams', t.step_grams, 'step', t.step_minor, 'maxGrams', t.max_grams, 'daysMin', t.days_min, 'daysMax', t.days_max) order by t.zone)
    from delivery_tariffs t where t.method_id = m.id), '[]') as tariffs,
  (select count(*)::int from pickup_points p where p.method_id = m.id and p.status = 'published') as points,
  (select count(*)::int from pickup_points p where p.method_id = m.id and p.status = 'draft') as "hiddenPoints",
  (select count(*)::int from shipments s where s.method_id = m.id) as sent, 
  m.offered_at is not null or m.status = 'published' as "isOffered",
  u.public_id as "editorId", u.name as "editorName", ${versionColumns('m')}`;
const ways = sql`delivery_methods m left join users u on u.id = m.updated_by`;

/** All in their order, hidden ones too. */
export const selectWays = async (db: Executor, most: number): Promise<OfficeWayData[]> => {
  const { rows } = await sql<OfficeWayData>`
    select ${columns} from ${ways} order by m.position, m.id limit ${most}`.execute(db);
  return rows;
};

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<OfficeWayData | null> => {
  const { rows } = await sql<OfficeWayData>`select ${columns} from ${ways} where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findWay = (db: Executor, publicId: string): Promise<OfficeWayData | null> =>
  find(db, sql`m.public_id = ${publicId}`);

export const isWay = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from delivery_methods where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Locked, and read after that: baskets and orders of it go on. */
export const lockWay = async (tx: Tx, publicId: string): Promise<OfficeWayData | null> => {
  await sql`select 1 from delivery_methods where public_id = ${publicId} for no key update`.execute(tx);
  return findWay(tx, publicId);
};

/** Locked against orders and points that come to it too, and read after those that were on their way. */
export const lockWayToRemove = async (tx: Tx, publicId: string): Promise<OfficeWayData | null> => {
  await sql`select 1 from delivery_methods where public_id = ${publicId} for update`.execute(tx);
  return findWay(tx, publicId);
};

export type KeptWay = { readonly id: number; readonly carrier: CarrierName };

/** A way that is not removed until the transaction of whoever adds a point to it ends; null: there is none. */
export const keepWay = async (tx: Tx, publicId: string): Promise<KeptWay | null> => {
  const { rows } = await sql<KeptWay>`
    select id, carrier from delivery_methods where public_id = ${publicId} for key share`.execute(tx);
  return rows[0] ?? null;
};

export const selectTakenWays = async (tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ publicId: string }>`
    select public_id as "publicId" from delivery_methods where public_id = any(${[...slugs]}::text[])`.execute(tx);
  return new Set(rows.map(({ publicId }) => publicId));
};

/** Whoever adds, orders or removes ways waits for the one before; taken before any way is locked. */
export const lockWays = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery ways', 0))`.execute(tx);
};

/** Ways in their order. */
export const selectWayOrder = async (tx: Tx, most: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from delivery_methods order by position, id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
};
