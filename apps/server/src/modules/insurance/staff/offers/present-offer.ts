import type { Language } from '@trassa/contracts';
import type { OfferSaid, OfficeOffer, OfficeOfferRow } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { Executor } from '../../../../platform/database/index.ts';
import { findOfferRow, findPlace, type NamedScope, type OfferOfficeRow } from './offer-rows.repository.ts';

const day = 86_400;
/** In the order in which pages send them, whatever that of the database is. */
const idsOf = (named: readonly NamedScope[]): string[] => named.map(({ publicId }) => publicId).toSorted();

export const offerObject = (publicId: string, title: string) => ({ kind: 'insurance_offer', publicId, title });

/** An offer as it is typed. */
export const offerValues = (row: OfferOfficeRow): OfferSaid => ({
  name_ru: row.nameRu,
  name_en: row.nameEn,
  title_ru: row.titleRu,
  title_en: row.titleEn,
  subtitle_ru: row.subtitleRu,
  subtitle_en: row.subtitleEn,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  footnote_ru: row.footnoteRu,
  footnote_en: row.footnoteEn,
  legals: row.legals,
  price: toRoubles(row.price),
  days: Math.ceil(row.validitySeconds / day),
  delay_days: Math.ceil(row.delaySeconds / day),
  with_start: row.isStartDate,
  event_types: idsOf(row.eventTypes),
  formats: idsOf(row.formats),
  is_default: row.isDefault,
});

export const presentOfferRow = (row: OfferOfficeRow, language: Language): OfficeOfferRow => {
  const isAny = row.eventTypeIds.length + row.formatIds.length === 0;
  return {
    public_id: row.publicId,
    state: row.status,
    sold: row.sold,
    name: say(language, row.nameRu, row.nameEn),
    title: say(language, row.titleRu, row.titleEn),
    price: toRoubles(row.price),
    days: Math.ceil(row.validitySeconds / day),
    with_start: row.isStartDate,
    is_default: row.isDefault,
    scope: isAny ? null : [...row.eventTypes, ...row.formats].map(({ ru, en }) => say(language, ru, en)),
  };
};

/** An offer with what the viewer may do with it; null: there is none. */
export const readOfficeOffer = async (
  db: Executor,
  publicId: string,
  { language, mayEdit }: { readonly language: Language; readonly mayEdit: boolean },
): Promise<OfficeOffer | null> => {
  const row = await findOfferRow(db, publicId);
  if (!row) return null;
  return {
    ...presentOfferRow(row, language),
    ...offerValues(row),
    named: [...row.eventTypes, ...row.formats].map((one) => ({
      public_id: one.publicId,
      title: say(language, one.ru, one.en),
    })),
    ...(await findPlace(db, row.id)),
    may_edit: mayEdit,
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
  };
};
