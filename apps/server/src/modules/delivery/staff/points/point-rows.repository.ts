import type { PointSaid, pointsList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type Tx,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';
import type { By } from '../ways/write-ways.repository.ts';

export type OfficePointData = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly status: 'draft' | 'published';
  readonly wayId: string;
  readonly wayRu: string;
  readonly wayEn: string | null;
  readonly cityId: number;
  readonly cityRu: string;
  readonly cityEn: string;
  readonly regionRu: string;
  readonly regionEn: string;
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly addressRu: string;
  readonly addressEn: string | null;
  readonly scheduleRu: string;
  readonly scheduleEn: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly editorId: string | null;
  readonly editorName: string | null;
};

/** Of the point p, its way m, city c, region r and editor u. */
const columns = sql`p.id, p.public_id as "publicId", p.status, m.public_id as "wayId", m.name_ru as "wayRu", m.name_en as "wayEn",
  p.city_id as "cityId", c.name_ru as "cityRu", c.name_en as "cityEn", r.name_ru as "regionRu", r.name_en as "regionEn",
  p.name_ru as "nameRu", p.name_en as "nameEn", p.address_ru as "addressRu", p.address_en as "addressEn", p.schedule_ru as "scheduleRu",
  p.schedule_en as "scheduleEn", p.latitude, p.longitude, u.public_id as "editorId", u.name as "editorName", ${versionColumns('p')}`;
const around = sql`join delivery_methods m on m.id = p.method_id join cities c on c.id = p.city_id join regions r on r.id = c.region_id
  left join users u on u.id = p.updated_by`;

const filters: FilterSql<typeof pointsList> = {
  state: (value) => anyOf(sql`p.status`, value),
  way: (value) => sql`p.method_id in (select m.id from delivery_methods m where ${anyOf(sql`m.public_id`, value)})`,
};
const keys: SortSql<typeof pointsList> = { city: sql`c.name_ru`, created: sql`p.id` };

type Ask = ListAsk<typeof pointsList>;
/** Points are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  return {
    from: sql`pickup_points p join cities c on c.id = p.city_id`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(c.name_ru ilike ${like} or c.name_en ilike ${like} or p.name_ru ilike ${like} or p.address_ru ilike ${like}
            or p.address_en ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`p.id`,
  };
};

export const countPointRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of points, and how many there are; two statements. */
export const selectPointRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<OfficePointData & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<OfficePointData & ListRow>`
      with page as (select p.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join pickup_points p on p.id = page.id ${around}
      order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<OfficePointData | null> => {
  const { rows } = await sql<OfficePointData>`
    select ${columns} from pickup_points p ${around} where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findPoint = (db: Executor, publicId: string): Promise<OfficePointData | null> =>
  find(db, sql`p.public_id = ${publicId}`);

export const isPoint = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from pickup_points where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Locked, and read after that: orders to it go on. */
export const lockPoint = async (tx: Tx, publicId: string): Promise<OfficePointData | null> => {
  await sql`select 1 from pickup_points where public_id = ${publicId} for no key update`.execute(tx);
  return findPoint(tx, publicId);
};

export const insertPoint = async (
  tx: Tx,
  { publicId, wayId }: { readonly publicId: string; readonly wayId: number },
  p: PointSaid,
  { userId, now }: By,
): Promise<void> => {
  await sql`
    insert into pickup_points (public_id, method_id, city_id, name_ru, name_en, address_ru, address_en, schedule_ru, schedule_en, latitude,
      longitude, status, created_at, updated_at, updated_by)
    values (${publicId}, ${wayId}, ${p.city}, ${p.name_ru}, ${p.name_en}, ${p.address_ru}, ${p.address_en}, ${p.schedule_ru},
      ${p.schedule_en}, ${p.latitude}, ${p.longitude}, 'published', ${now}, ${now}, ${userId})`.execute(tx);
};

export const updatePoint = async (tx: Tx, id: number, p: PointSaid): Promise<void> => {
  await sql`
    update pickup_points set city_id = ${p.city}, name_ru = ${p.name_ru}, name_en = ${p.name_en}, address_ru = ${p.address_ru},
      address_en = ${p.address_en}, schedule_ru = ${p.schedule_ru}, schedule_en = ${p.schedule_en}, latitude = ${p.latitude},
      longitude = ${p.longitude} where id = ${id}`.execute(tx);
};

export const updatePointStatus = async (tx: Tx, id: number, status: 'draft' | 'published'): Promise<void> => {
  await sql`update pickup_points set status = ${status} where id = ${id}`.execute(tx);
};

/** The step of the version that every change of a locked point ends with. */
export const stampPoint = async (tx: Tx, id: number, { userId, now }: By): Promise<void> => {
  await sql`update pickup_points set version = version + 1, updated_at = ${now}, updated_by = ${userId} where id = ${id}`.execute(
    tx,
  );
};
