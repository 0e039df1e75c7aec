import type { Language } from '@trassa/contracts';
import type { OfficeStart, StartFields } from '@trassa/contracts/office';
import { mayActOnStart, minorOf, startActs } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { say } from '../../../../kernel/say.ts';
import type { PicturePaths } from '../../city.presenter.ts';
import { photoOf } from '../events/present-event.ts';
import { presentStamp } from '../stamp.ts';
import type { StartCardRow, StoredStart } from './start-card.repository.ts';
import { stateOf } from './start-facts.ts';

const unix = (text: string): number => Math.floor(Date.parse(text) / 1000);
const iso = (at: number): string => new Date(at * 1000).toISOString();
const orNull = (moment: Date | null): number | null => moment && toUnix(moment);
const momentOrNull = (at: number | null): Date | null => (at === null ? null : fromUnix(at));

/** What is edited of a start, named as on the wire. */
export const startValues = (row: StartCardRow): StartFields => ({
  city: row.cityId,
  address_ru: row.addressRu,
  address_en: row.addressEn,
  place_ru: row.placeRu,
  place_en: row.placeEn,
  directions_ru: row.directionsRu,
  directions_en: row.directionsEn,
  latitude: row.latitude,
  longitude: row.longitude,
  start_time: toUnix(row.startTime),
  finish_time: orNull(row.finishTime),
  sale_start: orNull(row.saleStart),
  sale_end: orNull(row.saleEnd),
  move_fee: toRoubles(row.moveFee),
  climb: row.climb,
  course: [...row.course],
  programme: row.programme.map(({ at, title_ru, title_en }) => ({
    at: unix(at),
    title_ru,
    title_en: title_en ?? null,
  })),
  questions: row.questions.map(({ question_ru, question_en, answer_ru, answer_en }) => ({
    question_ru,
    question_en: question_en ?? null,
    answer_ru,
    answer_en: answer_en ?? null,
  })),
});

/** The same as it is kept. */
export const storedStart = (values: StartFields, timezone: string): StoredStart => ({
  city: values.city,
  timezone,
  address_ru: values.address_ru,
  address_en: values.address_en,
  place_ru: values.place_ru,
  place_en: values.place_en,
  directions_ru: values.directions_ru,
  directions_en: values.directions_en,
  latitude: values.latitude,
  longitude: values.longitude,
  startTime: fromUnix(values.start_time),
  finishTime: momentOrNull(values.finish_time),
  saleStart: momentOrNull(values.sale_start),
  saleEnd: momentOrNull(values.sale_end),
  moveFee: minorOf(values.move_fee),
  climb: values.climb,
  course: JSON.stringify(values.course),
  programme: JSON.stringify(values.programme.map(({ at, ...titles }) => ({ at: iso(at), ...titles }))),
  questions: JSON.stringify(values.questions),
});

export const actsOf = (row: StartCardRow, now: Date): string[] => {
  const situation = { state: stateOf(row, now), isStopped: row.isStopped, isSold: row.isSold };
  return startActs.filter((act) => mayActOnStart(act, situation));
};

export const titleOf = (row: StartCardRow): string => `${row.eventTitleRu}, ${row.cityNameRu}`;

export const presentStart = (
  row: StartCardRow,
  { language, now, pictures }: { readonly language: Language; readonly now: Date; readonly pictures: PicturePaths },
): OfficeStart => ({
  public_id: row.publicId,
  event: { public_id: row.eventPublicId, title: say(language, row.eventTitleRu, row.eventTitleEn) },
  city: { id: row.cityId, name: say(language, row.cityNameRu, row.cityNameEn) },
  start_time: toUnix(row.startTime),
  timezone: row.timezone,
  state: stateOf(row, now),
  fields: startValues(row),
  event_status: row.eventStatus,
  event_slug: row.eventPublicId,
  city_point: { latitude: row.cityLatitude, longitude: row.cityLongitude },
  is_stopped: row.isStopped,
  has_results: row.hasResults,
  is_sold: row.isSold,
  acts: actsOf(row, now),
  terrain: pictures.terrain(row.plate),
  photo: photoOf(row),
  ...presentStamp(row),
});
