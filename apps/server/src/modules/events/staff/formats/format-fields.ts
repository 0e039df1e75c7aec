import type { FormatFields } from '@trassa/contracts/office';
import { type SoldLevel, stepBegins } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import type { OfficePlaces } from '../../../inventory/index.ts';
import type { FormatCardRow, FormatHead, StepRow } from './format-card.repository.ts';

const words = (ru: string | null, en: string | null) => (ru === null ? null : { ru, en });
const seconds = (iso: string | null): number | null => (iso === null ? null : Math.floor(Date.parse(iso) / 1000));
const moment = (at: Date | null): number | null => at && toUnix(at);

/** Fields of a format as its card edits them, named as on the wire. */
export const fieldsOf = (row: FormatCardRow, kinds: FormatFields['kinds']): FormatFields => ({
  title: { ru: row.titleRu, en: row.titleEn },
  description: words(row.descriptionRu, row.descriptionEn),
  notes: words(row.notesRu, row.notesEn),
  distance: row.distance,
  obstacles: row.obstacles,
  logo: row.logo,
  online: row.online,
  qr: row.qr,
  start_time: toUnix(row.startTime),
  registration_end: toUnix(row.registrationEnd),
  sale_start: moment(row.saleStart),
  sale_end: moment(row.saleEnd),
  kinds,
  age_min: row.ageMin,
  age_max: row.ageMax,
  gender: row.gender,
  regions: row.regions,
  min_count: row.minCount,
  max_count: row.maxCount,
  buy_limit: row.buyLimit,
  isTeam: row.isTeam,
  team_all: row.teamAll,
  fixed_count: row.fixedCount,
  preregistration: row.preregistration,
  select:
    row.selectField === null || row.selectValues === null
      ? null
      : {
          title: { ru: row.selectTitleRu ?? '', en: row.selectTitleEn },
          values: row.selectValues.map(({ ru, en }) => ({ ru, en: en ?? null })),
          field: row.selectField,
        },
  license: row.license,
  booked_numbers: row.bookedNumbers,
  shirt_unavailable: row.shirtUnavailable,
  delivery: row.delivery,
});

/** How far a format is sold. */
export const levelOf = (row: Pick<FormatCardRow, 'wasSold'>, places: readonly OfficePlaces[]): SoldLevel => {
  if (row.wasSold || places.some(({ sold }) => sold > 0)) return 'sold';
  return places.some(({ held, ordered }) => held + ordered > 0) ? 'held' : 'none';
};

/** A step with the moment since when it counts; null: it is still to come. */
export const stepOf = ({ kind, price, startsAt, fromCount, begunAt }: StepRow, now: number) => {
  const begins = stepBegins(seconds(startsAt), seconds(begunAt));
  return {
    kind,
    price,
    starts_at: seconds(startsAt),
    from_count: fromCount,
    begun_at: begins !== null && begins <= now ? begins : null,
  };
};

export const stepsOf = ({ steps }: Pick<FormatHead, 'steps'>, now: number) => steps.map((step) => stepOf(step, now));
