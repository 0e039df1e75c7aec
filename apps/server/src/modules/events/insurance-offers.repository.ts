import { sql } from 'kysely';
import type { Minor } from '../../kernel/money.ts';
import type { Executor } from '../../platform/database/index.ts';

/** An offer with both languages, as `offerJson` makes it. */
export type OfferRow = {
  readonly id: number;
  readonly publicId: string;
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
  readonly logo: string | null;
  readonly price: Minor;
  readonly isDefault: boolean;
  readonly validitySeconds: number;
  readonly activationDelaySeconds: number;
  readonly isStartDate: boolean;
};

/** The offer `i`. */
const offerJson = sql`jsonb_build_object('id', i.id, 'publicId', i.public_id, 'nameRu', i.name_ru, 'nameEn', i.name_en, 'titleRu', i.title_ru,
  'titleEn', i.title_en, 'subtitleRu', i.subtitle_ru, 'subtitleEn', i.subtitle_en, 'descriptionRu', i.description_ru,
  'descriptionEn', i.description_en, 'footnoteRu', i.footnote_ru, 'footnoteEn', i.footnote_en, 'legals', i.legals, 'logo', i.logo,
  'price', i.price_minor, 'isDefault', i.is_default, 'validitySeconds', i.validity_seconds,
  'activationDelaySeconds', i.activation_delay_seconds, 'isStartDate', i.is_start_date)`;

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
