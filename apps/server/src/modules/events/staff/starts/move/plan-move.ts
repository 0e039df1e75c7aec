import type { AskedMove, StartFields } from '@trassa/contracts/office';
import { shiftBetween, shiftMoment } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../../kernel/clock.ts';
import type { FormatTimes } from '../copy/copy-start.repository.ts';

/** Seconds after the start of a format in which people may still be registered (back-office.md 5.1.2). */
const longestRegistration = 12 * 3600;

type Zoned = { readonly at: number; readonly timezone: string };
type Where = Omit<AskedMove, 'version' | 'shift'>;

/** How the moments of a start and of its formats change with its day, by the clocks of its place (BO-049). */
export type MovePlan = {
  fields(values: StartFields): StartFields;
  format(times: FormatTimes): FormatTimes;
  /** Seconds. */
  readonly later: number;
};

/** In another city neither the old ground nor its point is right. */
const placeOf = (values: StartFields, wanted: Where): Partial<StartFields> => {
  const isElsewhere = wanted.city !== undefined && wanted.city !== values.city;
  return {
    ...(isElsewhere && {
      address_ru: '',
      address_en: null,
      place_ru: '',
      place_en: null,
      latitude: null,
      longitude: null,
    }),
    ...(wanted.city !== undefined && { city: wanted.city }),
    ...(wanted.address_ru !== undefined && { address_ru: wanted.address_ru }),
    ...(wanted.address_en !== undefined && { address_en: wanted.address_en }),
    ...(wanted.place_ru !== undefined && { place_ru: wanted.place_ru }),
    ...(wanted.place_en !== undefined && { place_en: wanted.place_en }),
  };
};

/** What belongs to the day moves with it; what belongs to the sale when it is asked to, and never past the new start. */
export const planMove = (before: Zoned, after: Zoned, { shift, ...wanted }: Omit<AskedMove, 'version'>): MovePlan => {
  const by = shiftBetween(before, after);
  const move = (at: number, isOfDay: boolean): number => shiftMoment(at, by, isOfDay);
  const until = (at: number | null, isMoved: boolean): number | null =>
    at === null ? null : Math.min(isMoved ? move(at, false) : at, after.at);
  return {
    later: after.at - before.at,
    fields: (values) => ({
      ...values,
      ...placeOf(values, wanted),
      start_time: after.at,
      finish_time: values.finish_time === null ? null : move(values.finish_time, true),
      sale_end: until(values.sale_end, shift.sale_end),
      programme: values.programme.map((row) => ({ ...row, at: move(row.at, true) })),
    }),
    format(times) {
      const start = move(toUnix(times.startTime), true);
      const ends = toUnix(times.registrationEnd);
      const saleEnd = times.saleEnd === null ? null : until(toUnix(times.saleEnd), shift.sale_end);
      return {
        ...times,
        startTime: fromUnix(start),
        registrationEnd: fromUnix(
          shift.registration_end ? move(ends, true) : Math.min(ends, start + longestRegistration),
        ),
        saleEnd: saleEnd === null ? null : fromUnix(saleEnd),
      };
    },
  };
};
