import type { StartFields } from '@trassa/contracts/office';
import { type Shift, shiftBetween, shiftMoment } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../../../kernel/clock.ts';
import { randomId } from '../../../../../kernel/ids.ts';
import { invalid, notFound, ok } from '../../../../../kernel/result.ts';
import type { Tx } from '../../../../../platform/database/index.ts';
import type { EventsStaffDeps } from '../../events-staff-deps.ts';
import { freeSlug } from '../../free-slug.ts';
import { type ShownStart, shownStart, type StartActing, startObject } from '../acting.ts';
import { addressOfStart } from '../create-start.ts';
import { rollPlate } from '../plates.ts';
import { startValues, storedStart, titleOf } from '../present-start.ts';
import { findCity, insertStart, lockStart } from '../start-card.repository.ts';
import {
  copyFormat,
  type FormatTimes,
  insertPrices,
  selectFormatTimes,
  selectPrices,
} from './copy-start.repository.ts';

export type CopyWanted = {
  readonly start_time: number;
  readonly city?: number | undefined;
  readonly address_ru?: string | undefined;
  readonly with: readonly ('formats' | 'prices' | 'clusters' | 'texts' | 'numbers' | 'goods')[];
  readonly shift_prices: 'days' | 'none';
};

const moved = (at: Date, shift: Shift, isOfDay: boolean): Date => fromUnix(shiftMoment(toUnix(at), shift, isOfDay));
const movedOrNull = (at: Date | null, shift: Shift): Date | null => at && moved(at, shift, false);

/** Times of the day itself keep their distance to the start, times of the sale their hour. */
const movedTimes = (times: FormatTimes, shift: Shift): FormatTimes => ({
  id: times.id,
  startTime: moved(times.startTime, shift, true),
  registrationEnd: moved(times.registrationEnd, shift, false),
  saleStart: movedOrNull(times.saleStart, shift),
  saleEnd: movedOrNull(times.saleEnd, shift),
});

const without = {
  directions_ru: '',
  directions_en: null,
  programme: [],
  questions: [],
  course: [],
  climb: null,
} as const;

/** The fields of the copy: in another city neither the old ground nor its point is right. */
const movedFields = (values: StartFields, wanted: CopyWanted, shift: Shift): StartFields => {
  const at = (moment: number | null, isOfDay: boolean): number | null =>
    moment === null ? null : shiftMoment(moment, shift, isOfDay);
  const isElsewhere = wanted.city !== undefined && wanted.city !== values.city;
  return {
    ...values,
    ...(wanted.with.includes('texts') ? {} : { ...without, programme: [], questions: [], course: [] }),
    ...(isElsewhere && { address_en: null, place_ru: '', place_en: null, latitude: null, longitude: null }),
    city: wanted.city ?? values.city,
    address_ru: wanted.address_ru ?? (isElsewhere ? '' : values.address_ru),
    start_time: wanted.start_time,
    finish_time: at(values.finish_time, true),
    sale_start: at(values.sale_start, false),
    sale_end: at(values.sale_end, false),
    ...(wanted.with.includes('texts') && {
      programme: values.programme.map((row) => ({ ...row, at: shiftMoment(row.at, shift, true) })),
    }),
  };
};

/** Formats with places, prices and what else is wanted; sold tickets, holds and given numbers stay behind. */
const copyFormats = async (
  deps: Pick<EventsStaffDeps, 'copyPlaces'>,
  tx: Tx,
  { from, to, later, shift, wanted }: { from: number; to: number; later: number; shift: Shift; wanted: CopyWanted },
  acting: StartActing,
): Promise<void> => {
  const has = (what: CopyWanted['with'][number]): boolean => wanted.with.includes(what);
  const formats: { from: number[]; to: number[] } = { from: [], to: [] };
  for (const times of has('formats') ? await selectFormatTimes(tx, from) : []) {
    const copy = { publicId: randomId(), to, times: movedTimes(times, shift) };
    const id = await copyFormat(tx, copy, acting);
    formats.from.push(times.id);
    formats.to.push(id);
    if (!has('prices')) continue;
    const prices = await selectPrices(tx, times.id);
    const isMoved = wanted.shift_prices === 'days';
    await insertPrices(
      tx,
      id,
      prices.map((price) => (isMoved ? { ...price, startsAt: movedOrNull(price.startsAt, shift) } : price)),
    );
  }
  await deps.copyPlaces(tx, {
    formats,
    from,
    to,
    later,
    releaseOf: (at) => {
      const release = moved(at, shift, false);
      return release > acting.now ? release : null;
    },
    with: { clusters: has('clusters'), numbers: has('numbers'), shirts: has('goods') },
  });
};

/** POST /api/admin/event_cities/{id}/copy: a draft on another day (BO-013). */
export const copyStart = async (
  deps: Pick<EventsStaffDeps, 'copyPlaces' | 'pictures' | 'plates'>,
  tx: Tx,
  publicId: string,
  wanted: CopyWanted,
  acting: StartActing,
): ShownStart => {
  if (wanted.start_time <= toUnix(acting.now)) return invalid({ start_time: { id: 'date_past' } });
  const row = await lockStart(tx, publicId, acting.now);
  if (!row) return notFound();
  const before = startValues(row);
  const city = await findCity(tx, wanted.city ?? before.city);
  if (!city) return invalid({ city: { id: 'required' } });
  const shift = shiftBetween(
    { at: before.start_time, timezone: row.timezone },
    { at: wanted.start_time, timezone: city.timezone },
  );
  const address = addressOfStart(row.eventPublicId, city.nameRu, wanted.start_time, city.timezone);
  const copyId = await freeSlug(tx, address);
  const { plate, hash } = rollPlate(deps.plates);
  const id = await insertStart(
    tx,
    { publicId: copyId, eventId: row.eventId, plate: JSON.stringify(plate), plateHash: hash },
    storedStart(movedFields(before, wanted, shift), city.timezone),
    acting,
  );
  const later = wanted.start_time - before.start_time;
  await copyFormats(deps, tx, { from: row.id, to: id, later, shift, wanted }, acting);
  return ok({
    answer: await shownStart(deps, tx, copyId, acting),
    object: startObject(copyId, titleOf(row)),
    changes: [{ field: 'copy_of', before: null, after: publicId }],
  });
};
