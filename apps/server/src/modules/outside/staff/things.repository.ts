import { sql } from 'kysely';
import type { Kind } from '@trassa/contracts';
import type { Executor } from '../../../platform/database/index.ts';

type Choice = {
  readonly kind: Kind | null;
  readonly size: string | null;
  readonly proportion: string | null;
  readonly ru: string;
  readonly en: string | null;
};
export type ThingOnSale = {
  readonly selector: 'ticket' | 'shop' | 'insurance' | 'certificate';
  readonly publicId: string;
  readonly ru: string;
  readonly en: string | null;
  readonly choices: readonly Choice[];
};

/** Of one kind of goods that are offered for choice at most. */
const most = 300;

/** Places of coming starts by their kinds, the nearest first; then goods of the shop with what is left of them. */
export const selectTickets = async (db: Executor, now: Date): Promise<ThingOnSale[]> => {
  const { rows } = await sql<ThingOnSale>`
    select 'ticket' as selector, f.public_id as "publicId", e.title_ru || ', ' || c.name_ru || ', ' || f.title_ru as ru,
      coalesce(e.title_en, e.title_ru) || ', ' || c.name_en || ', ' || coalesce(f.title_en, f.title_ru) as en,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', q.kind, 'size', null, 'proportion', null, 'ru', '', 'en', null) order by q.id), '[]')
        from quotas q where q.format_id = f.id and q.capacity > 0) as choices
    from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id join cities c on c.id = ec.city_id
    where ec.status = 'published' and ec.start_time > ${now} and f.status = 'published' and not f.hidden
    order by ec.start_time, ec.id, f.position, f.id limit ${most}`.execute(db);
  return rows;
};

export const selectProducts = async (db: Executor): Promise<ThingOnSale[]> => {
  const { rows } = await sql<ThingOnSale>`
    select 'shop' as selector, p.public_id as "publicId", p.title_ru as ru, p.title_en as en,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', null, 'size', s.size, 'proportion', v.public_id,
        'ru', concat_ws(', ', v.name_ru, s.size), 'en', concat_ws(', ', coalesce(v.name_en, v.name_ru), s.size)) order by v.position, s.position, s.id), '[]')
        from product_stock s left join product_variants v on v.id = s.variant_id
        where s.product_id = p.id and s.removed_at is null and v.removed_at is null and s.stock > s.taken
          and (s.size is not null or v.id is not null)) as choices
    from products p where p.status = 'published' and exists (
      select from product_stock s where s.product_id = p.id and s.removed_at is null and s.stock > s.taken)
    order by p.title_ru, p.id limit ${most}`.execute(db);
  return rows;
};

/** Insurance that begins on a day of one's own, as one of a start goes with its ticket; and gift certificates. */
export const selectOthers = async (db: Executor): Promise<ThingOnSale[]> => {
  const { rows } = await sql<ThingOnSale>`
    (select 'insurance' as selector, public_id as "publicId", title_ru as ru, title_en as en, '[]'::jsonb as choices from insurance_offers
      where status = 'published' and not is_start_date order by position, id limit ${most})
    union all (select 'certificate', public_id, title_ru, title_en, '[]'::jsonb from certificate_nominals
      where status = 'published' order by position, price_minor, id limit ${most})`.execute(db);
  return rows;
};
