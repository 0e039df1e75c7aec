import type { shipmentsList } from '@trassa/contracts/office';
import type { OrderState, ParcelCarrier, ParcelState } from '@trassa/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import {
  anyOf,
  type Database,
  during,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import {
  type Count,
  countList,
  type ListSource,
  selectListIds,
  selectListPage,
} from '../../../../platform/lists/index.ts';
import {
  isOrderToSend,
  isRecipientErased,
  itsLines,
  parcelsOfOrder,
  piecesOfLine,
  piecesOfParcel,
  waitingStates,
} from './parcel-facts.repository.ts';

export type ParcelRow = {
  readonly id: number;
  readonly publicId: string;
  readonly order: string;
  /** Its place in the order, from 0, and how many the order has. */
  readonly position: number;
  readonly parcels: number;
  readonly paidAt: Date;
  readonly wayRu: string;
  readonly wayEn: string | null;
  readonly carrier: ParcelCarrier;
  readonly goods: 'shop' | 'ticket';
  readonly cityRu: string;
  readonly cityEn: string;
  readonly recipient: string;
  readonly grams: number;
  readonly pieces: number;
  readonly picked: number | null;
  readonly isErased: boolean;
  readonly track: string | null;
  readonly state: ParcelState;
  readonly shippedAt: Date | null;
  readonly daysMin: number;
  readonly daysMax: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Of the parcel s, its order o, its way m and its city c. */
const columns = sql`s.id, s.public_id as "publicId", o.public_id as order, s.position, ${parcelsOfOrder} as parcels, coalesce(o.paid_at, o.created_at) as "paidAt",
  m.name_ru as "wayRu", m.name_en as "wayEn", m.carrier, m.goods, c.name_ru as "cityRu", c.name_en as "cityEn",
  s.first_name || ' ' || s.last_name as recipient, s.grams, ${piecesOfParcel} as pieces, s.picked_pieces as picked, ${isRecipientErased} as "isErased", s.track, s.state,
  s.shipped_at as "shippedAt", s.days_min as "daysMin", s.days_max as "daysMax", s.created_at as "createdAt", s.updated_at as "updatedAt"`;

const around = sql`join orders o on o.id = s.order_id join delivery_methods m on m.id = s.method_id join cities c on c.id = s.city_id`;

const orders = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (select from orders o where o.id = s.order_id and ${condition})`;
const ways = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`s.method_id in (select m.id from delivery_methods m where ${condition})`;

/** The rule is `problemOf`; a test compares the two. */
const problem = sql`case when s.state in ('returned', 'lost') then s.state
  when s.state not in ${waitingStates} then null
  when ${isRecipientErased} and ${piecesOfParcel} > 0 then 'erased'
  when ${piecesOfParcel} not in (0, s.picked_pieces) then 'changed' end`;

const filters: FilterSql<typeof shipmentsList> = {
  state: (value) => anyOf(sql`s.state`, value),
  ready: (value) =>
    anyOf(
      sql`case when not ${orders(isOrderToSend)} then 'waiting' when ${piecesOfParcel} = 0 then 'empty' else 'ready' end`,
      value,
    ),
  problem: (value) => anyOf(problem, value),
  carrier: (value) => ways(anyOf(sql`m.carrier`, value)),
  goods: (value) => ways(anyOf(sql`m.goods`, value)),
  created: (value) => during(sql`s.created_at`, value),
  changed: (value) => during(sql`s.updated_at`, value),
};

const keys: SortSql<typeof shipmentsList> = { created: sql`s.id`, changed: sql`s.updated_at` };

type Ask = ListAsk<typeof shipmentsList>;
/** Parcels are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean };

/** Its track, or the beginning of the number of its order. */
const isFound = (text: string): RawBuilder<unknown> => sql`s.id in (
  select n.id from shipments n where upper(n.track) = upper(replace(${text}, ' ', '')) and n.track is not null
  union all select n.id from orders b join shipments n on n.order_id = b.id
    where lower(left(b.public_id, 8)) = lower(left(${text}, 8)) and starts_with(lower(b.public_id), lower(split_part(${text}, '/', 1))))`;

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => ({
  from: sql`shipments s`,
  where: [
    sql`${isWhole}::boolean`,
    orders(sql`o.paid_at is not null`),
    ask.search === null ? sql`true` : isFound(ask.search.trim()),
    ...ask.filters.map(({ name, value }) => filters[name](value)),
  ],
  key: keys[ask.sort.name],
  id: sql`s.id`,
});

export const countParcels = (db: Database, ask: Ask, seen: Seen): Promise<Count> => countList(db, sourceOf(ask, seen));

/** Public ids of the first that match. */
export const selectParcelIds = (db: Executor, ask: Ask, seen: Seen, limit: number): Promise<string[]> =>
  selectListIds(db, sourceOf(ask, seen), sql`s.public_id`, limit);

/** A page of parcels, and how many there are; two statements. */
export const selectParcels = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<ParcelRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<ParcelRow & ListRow>`
      with page as (select s.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join shipments s on s.id = page.id ${around} order by ${order}`,
  );

export type ParcelCardRow = ParcelRow &
  VersionRow & {
    readonly orderId: number;
    readonly orderStatus: OrderState;
    /** Its order may be sent. */
    readonly isPaid: boolean;
    readonly userId: number;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly address: string;
    readonly pointRu: string | null;
    readonly pointEn: string | null;
    readonly editorId: string | null;
    readonly editorName: string | null;
  };

const cards = async (db: Executor, condition: RawBuilder<unknown>): Promise<ParcelCardRow[]> => {
  const { rows } = await sql<ParcelCardRow>`
    select ${columns}, s.version, s.updated_by as "updatedBy", s.order_id as "orderId", o.status as "orderStatus", ${isOrderToSend} as "isPaid",
      o.user_id as "userId", s.first_name as "firstName", s.last_name as "lastName", s.phone, s.address,
      p.name_ru as "pointRu", p.name_en as "pointEn", u.public_id as "editorId", u.name as "editorName"
    from shipments s ${around} left join pickup_points p on p.id = s.pickup_point_id left join users u on u.id = s.updated_by
    where ${condition} and o.paid_at is not null order by s.id`.execute(db);
  return rows;
};

export const findParcelCard = async (db: Executor, publicId: string): Promise<ParcelCardRow | null> =>
  (await cards(db, sql`s.public_id = ${publicId}`))[0] ?? null;

/** In the order of their ids. */
export const selectParcelCards = (db: Executor, ids: readonly number[]): Promise<ParcelCardRow[]> =>
  cards(db, sql`s.id = any(${[...ids]}::bigint[])`);

export type ParcelLineRow = {
  readonly parcelId: number;
  readonly uniqueId: string;
  readonly code: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly size: string | null;
  readonly variantRu: string | null;
  readonly variantEn: string | null;
  readonly count: number;
  readonly pieces: number;
};

/** What lies in parcels, in the order in which the shelves are walked: by names and sizes. */
export const selectParcelLines = async (db: Executor, parcelIds: readonly number[]): Promise<ParcelLineRow[]> => {
  const { rows } = await sql<ParcelLineRow>`
    select s.id as "parcelId", l.unique_id as "uniqueId", l.item_public_id as code, l.title_ru as "titleRu", l.title_en as "titleEn",
      l.details ->> 'size' as size, l.details -> 'proportion' ->> 'ru' as "variantRu", l.details -> 'proportion' ->> 'en' as "variantEn",
      l.count, ${piecesOfLine} as pieces
    from shipments s join order_lines l on ${itsLines}
    where s.id = any(${[...parcelIds]}::bigint[])
    order by s.id, l.title_ru, l.item_public_id, "variantRu" nulls first, size nulls first, l.position`.execute(db);
  return rows;
};

/** It belongs to no start. */
export const isParcel = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from shipments s join orders o on o.id = s.order_id where s.public_id = ${publicId} and o.paid_at is not null`.execute(
    db,
  );
  return rows.length > 0;
};
