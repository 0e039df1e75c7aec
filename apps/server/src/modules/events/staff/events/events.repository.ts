import { sql } from 'kysely';
import { colours } from '../../../../kernel/brand.ts';
import type { Executor, Tx } from '../../../../platform/database/index.ts';
import type { By, StampRow } from '../stamp.ts';
import { stampColumns } from '../stamp-columns.repository.ts';

/** What is edited of an event, named as on the wire. */
export type EventValues = {
  readonly event_type: string;
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly slug: string;
  readonly external_url: string | null;
  readonly refund_policy: readonly { readonly days: number; readonly percent: number }[] | null;
  readonly transfers: boolean;
};

export type EventCardRow = StampRow & {
  readonly id: number;
  readonly publicId: string;
  readonly eventType: string;
  readonly series: string;
  readonly titleRu: string;
  readonly titleEn: string | null;
  readonly descriptionRu: string;
  readonly descriptionEn: string | null;
  readonly externalUrl: string | null;
  readonly refundPolicy: EventValues['refund_policy'];
  readonly transfers: boolean;
  readonly banners: { readonly landing_page: { readonly desktop_picture: string | null } };
  readonly status: 'draft' | 'published' | 'archived';
  readonly cities: readonly {
    publicId: string;
    cityRu: string;
    cityEn: string;
    at: number;
    timezone: string;
    status: string;
  }[];
};

const columns = sql`e.id, e.public_id as "publicId", t.public_id as "eventType", t.title_ru as series, e.title_ru as "titleRu",
  e.title_en as "titleEn", e.description_ru as "descriptionRu", e.description_en as "descriptionEn", e.external_url as "externalUrl",
  e.refund_policy as "refundPolicy", e.transfers, e.banners, e.status, ${stampColumns('e')},
  coalesce((select jsonb_agg(jsonb_build_object('publicId', ec.public_id, 'cityRu', c.name_ru, 'cityEn', c.name_en,
      'at', extract(epoch from ec.start_time)::bigint, 'timezone', ec.timezone, 'status', ec.status) order by ec.start_time desc)
    from event_cities ec join cities c on c.id = ec.city_id where ec.event_id = e.id), '[]') as cities`;

export const selectEvent = async (db: Executor, publicId: string): Promise<EventCardRow | null> => {
  const { rows } = await sql<EventCardRow>`
    select ${columns} from events e join event_types t on t.id = e.event_type_id where e.public_id = ${publicId}`.execute(
    db,
  );
  return rows[0] ?? null;
};

/** Locked, for whoever changes it. */
export const lockEvent = async (tx: Tx, publicId: string): Promise<EventCardRow | null> => {
  const { rows } = await sql<EventCardRow>`
    select ${columns} from events e join event_types t on t.id = e.event_type_id where e.public_id = ${publicId}
    for update of e`.execute(tx);
  return rows[0] ?? null;
};

const banner = {
  desktop_picture: null,
  mobile_picture: null,
  slider_logo: null,
  text_color: '#ffffff',
  button_color: colours.heat,
};
/** A new event shows the generated land of its starts. */
const plainBanners = JSON.stringify({ home_page: banner, landing_page: banner });

/** What is edited of an event by its columns, for both statements below. */
const stored = ({ refund_policy: tiers, ...values }: EventValues) => ({
  ...values,
  refund_policy: tiers && JSON.stringify(tiers),
});

export const insertEvent = async (tx: Tx, values: EventValues, { userId, now }: By): Promise<void> => {
  const row = stored(values);
  await sql`insert into events (public_id, event_type_id, title_ru, title_en, description_ru, description_en, external_url,
      refund_policy, transfers, banners, status, created_at, updated_at, updated_by)
    select ${row.slug}, t.id, ${row.title_ru}, ${row.title_en}, ${row.description_ru}, ${row.description_en}, ${row.external_url},
      ${row.refund_policy}::jsonb, ${row.transfers}, ${plainBanners}::jsonb, 'draft', ${now}, ${now}, ${userId}
    from event_types t where t.public_id = ${row.event_type}`.execute(tx);
};

export const updateEvent = async (tx: Tx, id: number, values: EventValues, { userId, now }: By): Promise<void> => {
  const row = stored(values);
  await sql`update events set event_type_id = (select t.id from event_types t where t.public_id = ${row.event_type}),
      public_id = ${row.slug}, title_ru = ${row.title_ru}, title_en = ${row.title_en}, description_ru = ${row.description_ru},
      description_en = ${row.description_en}, external_url = ${row.external_url}, refund_policy = ${row.refund_policy}::jsonb,
      transfers = ${row.transfers}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** A picture of both banners, or none: then every page shows its own land. */
export const updatePhoto = async (tx: Tx, id: number, photo: string | null, { userId, now }: By): Promise<void> => {
  const path = JSON.stringify(photo);
  await sql`update events set banners = jsonb_set(jsonb_set(banners, '{home_page,desktop_picture}', ${path}::jsonb),
      '{landing_page,desktop_picture}', ${path}::jsonb),
      version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

export const updateEventStatus = async (
  tx: Tx,
  id: number,
  status: EventCardRow['status'],
  { userId, now }: By,
): Promise<void> => {
  await sql`update events set status = ${status}, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where id = ${id}`.execute(tx);
};

/** What refers to an event, beside its starts; goods and codes of others too. */
export const countEventDependants = async (tx: Tx, id: number): Promise<{ kind: string; count: number }[]> => {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count from (
      select 'event_cities' as kind, count(*)::int as count from event_cities where event_id = ${id}
      union all select 'sales', count(*)::int from sales where event_id = ${id}
      union all select 'event_goods', count(*)::int from event_goods where event_id = ${id}
      union all select 'promocodes', count(*)::int from promocodes where ${id}::bigint = any(event_ids)
      union all select 'promocodes', count(*)::int from promocode_series where ${id}::bigint = any(event_ids)
      union all select 'news', count(*)::int from news where event_id = ${id}) d
    where count > 0`.execute(tx);
  return rows;
};

export const deleteEvent = async (tx: Tx, id: number): Promise<void> => {
  await sql`delete from events where id = ${id}`.execute(tx);
};
