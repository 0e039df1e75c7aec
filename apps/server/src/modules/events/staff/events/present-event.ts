import type { Language } from '@trassa/contracts';
import type { OfficeEvent } from '@trassa/contracts/office';
import { say } from '../../../../kernel/say.ts';
import { presentStamp } from '../stamp.ts';
import type { EventCardRow, EventValues } from './events.repository.ts';

export const eventValues = (row: EventCardRow): EventValues => ({
  event_type: row.eventType,
  title_ru: row.titleRu,
  title_en: row.titleEn,
  description_ru: row.descriptionRu,
  description_en: row.descriptionEn,
  slug: row.publicId,
  external_url: row.externalUrl,
  refund_policy: row.refundPolicy,
  transfers: row.transfers,
});

/** Pictures that were uploaded lie beside the generated ones, which are named by their folder. */
const isPhoto = (path: string | null): path is string => path !== null && !path.startsWith('terrain/');

export const photoOf = ({ banners }: Pick<EventCardRow, 'banners'>): string | null => {
  const path = banners.landing_page.desktop_picture;
  return isPhoto(path) ? path : null;
};

export const presentEvent = (row: EventCardRow, language: Language, now: number): OfficeEvent => {
  const { refund_policy: tiers, ...values } = eventValues(row);
  const coming = row.cities.map(({ at }) => at).filter((at) => at > now);
  return {
    public_id: row.publicId,
    ...values,
    refund_policy: tiers && tiers.map((tier) => ({ ...tier })),
    series: row.series,
    status: row.status,
    starts: row.cities.length,
    next_start: coming.length ? Math.min(...coming) : null,
    photo: photoOf(row),
    cities: row.cities.map(({ publicId, cityRu, cityEn, at, timezone }) => ({
      public_id: publicId,
      city: say(language, cityRu, cityEn),
      start_time: at,
      timezone,
    })),
    ...presentStamp(row),
  };
};
