import type { offersList } from '@trassa/contracts/office';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../../kernel/escape-like.ts';
import type { ListAsk } from '../../../../kernel/list-declaration.ts';
import type { Minor } from '../../../../kernel/money.ts';
import {
  anyOf,
  type Database,
  type Executor,
  type FilterSql,
  type ListPage,
  type ListRow,
  type SortSql,
  versionColumns,
  type VersionRow,
} from '../../../../platform/database/index.ts';
import { type Count, countList, type ListSource, selectListPage } from '../../../../platform/lists/index.ts';

/** What an offer is for, by its names. */
export type NamedScope = { readonly publicId: string; readonly ru: string; readonly en: string | null };

export type OfferOfficeRow = VersionRow & {
  readonly id: number;
  readonly publicId: string;
  readonly status: 'draft' | 'published';
  readonly nameRu: string;
  readonly nameEn: string | null;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly subtitleRu: string;
  readonly subtitleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly footnoteRu: string;
  readonly footnoteEn: string | null;
  readonly legals: string;
  readonly price: Minor;
  readonly validitySeconds: number;
  readonly delaySeconds: number;
  readonly isStartDate: boolean;
  readonly isDefault: boolean;
  /** Internal ids; none: any. What was deleted since is among them still. */
  readonly eventTypeIds: readonly number[];
  readonly formatIds: readonly number[];
  /** Those that are there, by their public ids. */
  readonly eventTypes: readonly NamedScope[];
  readonly formats: readonly NamedScope[];
  readonly sold: number;
  readonly editorId: string | null;
  readonly editorName: string | null;
};

/** The name of the format f of the start ec of the event e in the city c. */
const formatName = sql`jsonb_build_object('publicId', f.public_id, 'ru', e.title_ru || ', ' || c.name_ru || ', ' || f.title_ru,
  'en', coalesce(e.title_en, e.title_ru) || ', ' || c.name_en || ', ' || coalesce(f.title_en, f.title_ru))`;
const formatsWithStarts = sql`formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
  join cities c on c.id = ec.city_id`;

/** Of the offer i and its editor u. */
const columns = sql`i.id, i.public_id as "publicId", i.status, i.name_ru as "nameRu", i.name_en as "nameEn", i.title_ru as "titleRu",
  i.title_en as "titleEn", i.subtitle_ru as "subtitleRu", i.subtitle_en as "subtitleEn", i.description_ru as "descriptionRu",
  i.description_en as "descriptionEn", i.footnote_ru as "footnoteRu", i.footnote_en as "footnoteEn", i.legals, i.price_minor as price,
  i.validity_seconds as "validitySeconds", i.activation_delay_seconds as "delaySeconds", i.is_start_date as "isStartDate",
  i.is_default as "isDefault", to_jsonb(i.event_type_ids) as "eventTypeIds", to_jsonb(i.format_ids) as "formatIds",
  coalesce((select jsonb_agg(jsonb_build_object('publicId', t.public_id, 'ru', t.title_ru, 'en', t.title_en) order by t.public_id)
    from event_types t where t.id = any(i.event_type_ids)), '[]') as "eventTypes",
  coalesce((select jsonb_agg(${formatName} order by f.public_id) from ${formatsWithStarts} where f.id = any(i.format_ids)), '[]') as formats,
  (select count(*)::int from policies p where p.offer_id = i.id) as sold, u.public_id as "editorId", u.name as "editorName",
  ${versionColumns('i')}`;

const filters: FilterSql<typeof offersList> = {
  state: (value) => anyOf(sql`i.status`, value),
  starts: (value) => anyOf(sql`case when i.is_start_date then 'with_start' else 'own_day' end`, value),
  scope: (value) =>
    anyOf(sql`case when i.event_type_ids = '{}' and i.format_ids = '{}' then 'any' else 'some' end`, value),
};
const keys: SortSql<typeof offersList> = { place: sql`i.position::int` };

type Ask = ListAsk<typeof offersList>;
/** Offers are the house's: whoever reaches some starts sees none of them. */
export type Seen = { readonly isWhole: boolean };

const sourceOf = (ask: Ask, { isWhole }: Seen): ListSource => {
  const like = `%${escapeLike((ask.search ?? '').trim())}%`;
  return {
    from: sql`insurance_offers i`,
    where: [
      sql`${isWhole}::boolean`,
      ask.search === null
        ? sql`true`
        : sql`(i.name_ru ilike ${like} or i.name_en ilike ${like} or i.title_ru ilike ${like} or i.title_en ilike ${like})`,
      ...ask.filters.map(({ name, value }) => filters[name](value)),
    ],
    key: keys[ask.sort.name],
    id: sql`i.id`,
  };
};

export const countOfferRows = (db: Database, ask: Ask, seen: Seen): Promise<Count> =>
  countList(db, sourceOf(ask, seen));

/** A page of offers, and how many there are; two statements. */
export const selectOfferRows = (db: Executor, ask: Ask, seen: Seen): Promise<ListPage<OfferOfficeRow & ListRow>> =>
  selectListPage(
    db,
    ask,
    sourceOf(ask, seen),
    ({ key, rows, order }) => sql<OfferOfficeRow & ListRow>`
      with page as (select i.id, ${key} as key from ${rows})
      select ${columns}, page.key from page join insurance_offers i on i.id = page.id left join users u on u.id = i.updated_by
      order by ${order}`,
  );

const find = async (db: Executor, condition: RawBuilder<unknown>): Promise<OfferOfficeRow | null> => {
  const { rows } = await sql<OfferOfficeRow>`
    select ${columns} from insurance_offers i left join users u on u.id = i.updated_by where ${condition}`.execute(db);
  return rows[0] ?? null;
};

export const findOfferRow = (db: Executor, publicId: string): Promise<OfferOfficeRow | null> =>
  find(db, sql`i.public_id = ${publicId}`);

/** Nobody else changes it until the transaction ends. */
export const lockOfferRow = (tx: Executor, publicId: string): Promise<OfferOfficeRow | null> =>
  find(tx, sql`i.public_id = ${publicId} for no key update of i`);

export const isOffer = async (db: Executor, publicId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from insurance_offers where public_id = ${publicId}`.execute(db);
  return rows.length > 0;
};

/** Its place among the offers, from 1 on. */
export const findPlace = async (
  db: Executor,
  id: number,
): Promise<{ readonly place: number; readonly places: number }> => {
  const { rows } = await sql<{ place: number; places: number }>`
    select count(*) filter (where (o.position, o.id) <= (i.position, i.id))::int as place, count(*)::int as places
    from insurance_offers i cross join insurance_offers o where i.id = ${id}`.execute(db);
  return rows[0] ?? { place: 1, places: 1 };
};

export type FoundScope = NamedScope & { readonly id: number };

export const selectTypes = async (db: Executor, publicIds: readonly string[]): Promise<FoundScope[]> => {
  const { rows } = await sql<FoundScope>`
    select id, public_id as "publicId", title_ru as ru, title_en as en from event_types
    where public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};

export const selectFormats = async (db: Executor, publicIds: readonly string[]): Promise<FoundScope[]> => {
  const { rows } = await sql<FoundScope>`
    select f.id, f.public_id as "publicId", e.title_ru || ', ' || c.name_ru || ', ' || f.title_ru as ru,
      coalesce(e.title_en, e.title_ru) || ', ' || c.name_en || ', ' || coalesce(f.title_en, f.title_ru) as en
    from ${formatsWithStarts} where f.public_id = any(${[...publicIds]}::text[])`.execute(db);
  return rows;
};

/** Types and starts that are offered for choice at most. */
const most = 300;

export const selectTypeTargets = async (db: Executor): Promise<NamedScope[]> => {
  const { rows } = await sql<NamedScope>`
    select public_id as "publicId", title_ru as ru, title_en as en from event_types order by title_ru, id limit ${most}`.execute(
    db,
  );
  return rows;
};

export type StartTarget = NamedScope & { readonly formats: readonly NamedScope[] };

/** Coming starts with formats that people may be insured for, the nearest first; who only watches is not insured. */
export const selectStartTargets = async (db: Executor, now: Date): Promise<StartTarget[]> => {
  const { rows } = await sql<StartTarget>`
    select ec.public_id as "publicId", e.title_ru || ', ' || c.name_ru as ru, coalesce(e.title_en, e.title_ru) || ', ' || c.name_en as en,
      jsonb_agg(jsonb_build_object('publicId', f.public_id, 'ru', f.title_ru, 'en', f.title_en) order by f.position, f.id) as formats
    from ${formatsWithStarts}
    where ec.start_time > ${now} and f.status <> 'archived' and f.insurable and not f.online
      and (select bool_and(q.kind = 'spectator') from quotas q where q.format_id = f.id) is not true
    group by ec.id, e.id, c.id order by ec.start_time, ec.id limit ${most}`.execute(db);
  return rows;
};
