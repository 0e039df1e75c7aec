import type { OfficeEvent } from '@trassa/contracts/office';
import { useTranslations } from 'use-intl/react';

/** What the settings show of the event. */
export type EventFieldsShown = Pick<
  OfficeEvent,
  | 'title_ru'
  | 'title_en'
  | 'description_ru'
  | 'description_en'
  | 'slug'
  | 'external_url'
  | 'refund_policy'
  | 'transfers'
>;

export const eventFieldsOf = (event: OfficeEvent): EventFieldsShown => ({
  title_ru: event.title_ru,
  title_en: event.title_en,
  description_ru: event.description_ru,
  description_en: event.description_en,
  slug: event.slug,
  external_url: event.external_url,
  refund_policy: event.refund_policy,
  transfers: event.transfers,
});

const labels = {
  city: 'city',
  address_ru: 'addressRu',
  address_en: 'addressEn',
  place_ru: 'placeRu',
  place_en: 'placeEn',
  directions_ru: 'directionsRu',
  directions_en: 'directionsEn',
  latitude: 'latitude',
  longitude: 'longitude',
  start_time: 'startTime',
  finish_time: 'finishTime',
  sale_start: 'saleStart',
  sale_end: 'saleEnd',
  move_fee: 'moveFee',
  climb: 'climb',
  course: 'course',
  programme: 'programme',
  questions: 'questions',
  title_ru: 'titleRu',
  title_en: 'titleEn',
  description_ru: 'descriptionRu',
  description_en: 'descriptionEn',
  slug: 'slug',
  external_url: 'externalUrl',
  refund_policy: 'tiers',
  transfers: 'transfers',
} as const;

/** How the settings call a field of the wire. */
export const useFieldLabel = (): ((field: string) => string) => {
  const t = useTranslations('startForm');
  return (field) => (Object.hasOwn(labels, field) ? t(labels[field as keyof typeof labels]) : field);
};
