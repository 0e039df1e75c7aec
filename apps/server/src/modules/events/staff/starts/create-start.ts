import type { StartFields } from '@trassa/contracts/office';
import { isoDay, slugOf } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { lockEvent } from '../events/events.repository.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { freeSlug } from '../free-slug.ts';
import { type ShownStart, shownStart, type StartActing, startObject } from './acting.ts';
import { cleanStart, startErrors } from './check-start.ts';
import { rollPlate } from './plates.ts';
import { storedStart } from './present-start.ts';
import { findCity, insertStart } from './start-card.repository.ts';

type Wanted = { readonly [F in keyof StartFields]?: StartFields[F] | undefined };

/** A start of which only city and day are known. */
const empty = {
  address_ru: '',
  address_en: null,
  place_ru: '',
  place_en: null,
  directions_ru: '',
  directions_en: null,
  latitude: null,
  longitude: null,
  finish_time: null,
  sale_start: null,
  sale_end: null,
  climb: null,
  course: [],
  programme: [],
  questions: [],
} as const;

/** Its own address: that of the event, the city, and the year of its day. */
export const addressOfStart = (event: string, city: string, start: number, timezone: string): string =>
  [event, slugOf(city), isoDay(start, timezone).slice(0, 4)].filter(Boolean).join('-');

/** POST /api/admin/event_cities: a draft with a land of its own. */
export const createStart = async (
  deps: Pick<EventsStaffDeps, 'pictures' | 'plates' | 'saleDefaults'>,
  tx: Tx,
  {
    event: eventId,
    ...wanted
  }: Wanted & { readonly event: string; readonly city: number; readonly start_time: number },
  acting: StartActing,
): ShownStart => {
  const event = await lockEvent(tx, eventId);
  if (!event) return notFound();
  const city = await findCity(tx, wanted.city);
  if (!city) return invalid({ city: { id: 'required' } });
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const values = cleanStart({
    ...empty,
    move_fee: (await deps.saleDefaults(tx)).sale_move_fee,
    course: [],
    programme: [],
    questions: [],
    ...(given as typeof wanted),
  });
  const errors = startErrors(values, null, toUnix(acting.now));
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = await freeSlug(tx, addressOfStart(event.publicId, city.nameRu, values.start_time, city.timezone));
  const { plate, hash } = rollPlate(deps.plates);
  await insertStart(
    tx,
    { publicId, eventId: event.id, plate: JSON.stringify(plate), plateHash: hash },
    storedStart(values, city.timezone),
    acting,
  );
  return ok({
    answer: await shownStart(deps, tx, publicId, acting),
    object: startObject(publicId, `${event.titleRu}, ${city.nameRu}`),
  });
};
