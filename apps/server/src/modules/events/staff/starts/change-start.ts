import type { StartFields } from '@trassa/contracts/office';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, notFound, ok, refuse } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { EventsStaffDeps } from '../events-staff-deps.ts';
import { type ShownStart, shownStart, type StartActing, startObject } from './acting.ts';
import { cleanStart, startErrors } from './check-start.ts';
import { rollPlate } from './plates.ts';
import { startValues, storedStart, titleOf } from './present-start.ts';
import {
  findCity,
  lockStart,
  moveFormats,
  type StartCardRow,
  updatePlate,
  updateStart,
} from './start-card.repository.ts';

type Wanted = { readonly [F in keyof StartFields]?: StartFields[F] | undefined };

const texts = new Set<string>([
  'directions_ru',
  'directions_en',
  'course',
  'climb',
  'programme',
  'questions',
] satisfies (keyof StartFields)[]);
const isBeyondText = (wanted: object): boolean => Object.keys(wanted).some((field) => !texts.has(field));

/** The day and the place of what has been sold change by moving it, with letters (back-office.md 5.3). */
const lockedErrors = (row: StartCardRow, values: StartFields) => ({
  ...(row.isSold && toUnix(row.startTime) !== values.start_time && { start_time: { id: 'start_sold' } }),
  ...(row.isSold && row.cityId !== values.city && { city: { id: 'start_sold' } }),
});

/** PUT /api/admin/event_cities/{id} */
export const changeStart = async (
  deps: Pick<EventsStaffDeps, 'moving' | 'pictures'>,
  tx: Tx,
  publicId: string,
  { version, ...typed }: Wanted & { readonly version: number },
  acting: StartActing,
): ShownStart => {
  if (isBeyondText(typed) && !acting.mayEdit)
    return refuse({ code: 'role_required', details: { right: 'events.edit' } });
  const row = await lockStart(tx, publicId, acting.now);
  if (!row) return notFound();
  const before = startValues(row);
  const edited = editVersion({ version: row.version, values: before }, version, typed);
  if (!edited.ok) return edited;
  const values = cleanStart(edited.value.values);
  const city = await findCity(tx, values.city);
  if (!city) return invalid({ city: { id: 'required' } });
  const errors = { ...startErrors(values, before, toUnix(acting.now)), ...lockedErrors(row, values) };
  if (Object.keys(errors).length) return invalid(errors);
  const { changes } = edited.value;
  if (changes.length) await updateStart(tx, row.id, storedStart(values, city.timezone), acting);
  const moved = values.start_time - before.start_time;
  if (moved) await deps.moving.movePlaces(tx, await moveFormats(tx, row.id, moved), moved);
  return ok({
    answer: await shownStart(deps, tx, publicId, acting),
    object: startObject(publicId, titleOf(row)),
    changes,
  });
};

/** PUT …/plate: another land by chance. */
export const changePlate = async (
  deps: Pick<EventsStaffDeps, 'pictures' | 'plates'>,
  tx: Tx,
  publicId: string,
  { version }: { readonly version: number },
  acting: StartActing,
): ShownStart => {
  const row = await lockStart(tx, publicId, acting.now);
  if (!row) return notFound();
  const { plate, hash } = rollPlate(deps.plates);
  const edited = editVersion({ version: row.version, values: { plate: row.plate } }, version, { plate });
  if (!edited.ok) return edited;
  await updatePlate(tx, row.id, { plate: JSON.stringify(plate), hash }, acting);
  return ok({
    answer: await shownStart(deps, tx, publicId, acting),
    object: startObject(publicId, titleOf(row)),
    changes: edited.value.changes.filter(({ field }) => field === 'version'),
  });
};
