import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';

/** An offer with both languages, as `offerJson` makes it. */
export type OfferRow = {
  readonly id: number;
  readonly public_id: string;
  readonly name_ru: string;
  readonly name_en: string | null;
  readonly title_ru: string;
  readonly title_en: string | null;
  readonly subtitle_ru: string;
  readonly subtitle_en: string | null;
  readonly description_ru: string;
  readonly description_en: string | null;
  readonly footnote_ru: string;
  readonly footnote_en: string | null;
  readonly legals: string;
  readonly logo: string | null;
  readonly price_minor: Minor;
  readonly is_default: boolean;
  readonly validity_seconds: number;
  readonly activation_delay_seconds: number;
  readonly is_start_date: boolean;
};

/** The offer `i`. */
const offerJson = sql`jsonb_build_object('id', i.id, 'public_id', i.public_id, 'name_ru', i.name_ru, 'name_en', i.name_en, 'title_ru', i.title_ru,
  'title_en', i.title_en, 'subtitle_ru', i.subtitle_ru, 'subtitle_en', i.subtitle_en, 'description_ru', i.description_ru,
  'description_en', i.description_en, 'footnote_ru', i.footnote_ru, 'footnote_en', i.footnote_en, 'legals', i.legals, 'logo', i.logo,
  'price_minor', i.price_minor, 'is_default', i.is_default, 'validity_seconds', i.validity_seconds,
  'activation_delay_seconds', i.activation_delay_seconds, 'is_start_date', i.is_start_date)`;

/**
 * The offer `i` is sold for the format `f` of the event `e`: who takes part can be insured, who watches or runs at home
 * cannot.
 */
const isOffered = sql`(i.status = 'published' and f.insurable and not f.online
  and (i.event_type_ids = '{}' or e.event_type_id = any(i.event_type_ids)) and (i.format_ids = '{}' or f.id = any(i.format_ids))
  and exists (select from quotas q where q.format_id = f.id and q.kind <> 'spectator'))`;

/** Offers of the format `f` of the event `e`, the default one first. */
export const offersColumn = sql`coalesce((
  select jsonb_agg(${offerJson} order by i.is_default desc, i.position, i.id) from insurance_offers i where ${isOffered}), '[]')`;

/** The format `f` of the event `e` can be insured at all. */
export const isInsurableColumn = sql`exists (select from insurance_offers i where ${isOffered})`;

const listed = 200;

/** All offers on sale, the default one first. */
export const selectOffers = async (db: Executor): Promise<OfferRow[]> => {
  const { rows } = await sql<{ offer: OfferRow }>`
    select ${offerJson} as offer from insurance_offers i where i.status = 'published'
    order by i.is_default desc, i.position, i.id limit ${listed}`.execute(db);
  return rows.map(({ offer }) => offer);
};

/** Offers on sale by public id, each with the public ids of those of the formats given that it is sold for. */
export const selectOffersFor = async (
  db: Executor,
  publicIds: readonly string[],
  formatPublicIds: readonly string[],
): Promise<(OfferRow & { readonly formats: readonly string[] })[]> => {
  if (!publicIds.length) return [];
  const { rows } = await sql<{ offer: OfferRow; formats: string[] }>`
    select ${offerJson} as offer, array(
      select f.public_id from formats f join event_cities ec on ec.id = f.event_city_id join events e on e.id = ec.event_id
      where f.public_id = any(${[...formatPublicIds]}::text[]) and ${isOffered}) as formats
    from insurance_offers i where i.public_id = any(${[...publicIds]}::text[]) and i.status = 'published'`.execute(db);
  return rows.map(({ offer, formats }) => ({ ...offer, formats }));
};
