import type { Language } from '@trassa/contracts';
import type { OfficePoint, OfficePointRow, PointSaid } from '@trassa/contracts/office';
import type { MessageSpec, Places, WayState } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { invalid, notFound, ok } from '../../../../kernel/result.ts';
import { say } from '../../../../kernel/say.ts';
import {
  changesOfNew,
  editVersion,
  type Executor,
  type Tx,
  versionField,
} from '../../../../platform/database/index.ts';
import type { Change } from '../../../../platform/http/index.ts';
import { carriers } from '../../domain/carrier.ts';
import { keepWay } from '../ways/way-rows.repository.ts';
import type { Changing, Done } from '../ways/save-way.ts';
import type { By } from '../ways/write-ways.repository.ts';
import { findCity } from '../zones/zones.repository.ts';
import {
  findPoint,
  insertPoint,
  isPoint,
  lockPoint,
  type OfficePointData,
  stampPoint,
  updatePoint,
  updatePointStatus,
} from './point-rows.repository.ts';

/** Where a point belongs: to no start, as its way does; null: there is none. */
export const placesOfPoint = async (db: Executor, publicId: string): Promise<Places | null> =>
  (await isPoint(db, publicId)) ? [] : null;

const pointObject = (publicId: string, title: string) => ({ kind: 'pickup_point', publicId, title });
const titleOf = ({ name_ru: name, address_ru: address }: Pick<PointSaid, 'name_ru' | 'address_ru'>): string =>
  `${name}, ${address}`;

const pointValues = (row: OfficePointData): PointSaid => ({
  city: row.cityId,
  name_ru: row.nameRu,
  name_en: row.nameEn,
  address_ru: row.addressRu,
  address_en: row.addressEn,
  schedule_ru: row.scheduleRu,
  schedule_en: row.scheduleEn,
  latitude: row.latitude,
  longitude: row.longitude,
});

export const presentPointRow = (row: OfficePointData, language: Language): OfficePointRow => ({
  public_id: row.publicId,
  name: say(language, row.nameRu, row.nameEn),
  city_name: `${say(language, row.cityRu, row.cityEn)}, ${say(language, row.regionRu, row.regionEn)}`,
  address: say(language, row.addressRu, row.addressEn),
  way: { public_id: row.wayId, name: say(language, row.wayRu, row.wayEn) },
  state: row.status,
});

/** A point with what the viewer may do with it; null: there is none. */
export const readOfficePoint = async (
  db: Executor,
  publicId: string,
  { language, mayEdit }: { readonly language: Language; readonly mayEdit: boolean },
): Promise<OfficePoint | null> => {
  const row = await findPoint(db, publicId);
  if (!row) return null;
  return {
    ...presentPointRow(row, language),
    ...pointValues(row),
    may_edit: mayEdit,
    version: row.version,
    created: toUnix(row.createdAt),
    updated: toUnix(row.updatedAt),
    updated_by: row.editorId === null ? null : { public_id: row.editorId, name: row.editorName ?? '' },
  };
};

type Typed = { readonly [F in keyof PointSaid]?: PointSaid[F] | undefined };

/** What was typed, as it is kept: nothing in English is none. */
const clean = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value === '' ? null : value]));

/** A place on the map is of both numbers. */
const halfPlace = ({ latitude, longitude }: PointSaid): Readonly<Record<string, MessageSpec>> => {
  if ((latitude === null) === (longitude === null)) return {};
  return { [latitude === null ? 'latitude' : 'longitude']: { id: 'required' } };
};

/** A history names cities. */
const inWords = async (tx: Tx, changes: readonly Change[]): Promise<Change[]> => {
  const named = async (value: unknown): Promise<unknown> =>
    typeof value === 'number' ? ((await findCity(tx, value))?.nameRu ?? value) : value;
  return Promise.all(
    changes.map(async (change) =>
      change.field === 'city'
        ? { ...change, before: await named(change.before), after: await named(change.after) }
        : change,
    ),
  );
};

type NewPoint = Typed & Pick<PointSaid, 'city' | 'name_ru' | 'address_ru' | 'schedule_ru'> & { readonly way: string };

/** POST /api/admin/pickup_points: offered in its city at once, where its way is. DELIV-15 */
export const createPoint = async (tx: Tx, { way: wayId, ...typed }: NewPoint, by: By): Done => {
  const nothing = { name_en: null, address_en: null, schedule_en: null, latitude: null, longitude: null };
  const given = Object.entries(clean(typed)).filter(([, value]) => value !== undefined);
  const said = { ...nothing, ...Object.fromEntries(given) } as PointSaid;
  const way = await keepWay(tx, wayId);
  const errors = {
    ...halfPlace(said),
    ...(!(way && carriers[way.carrier].pickup) && { way: { id: 'option' } as const }),
    ...(!(await findCity(tx, said.city)) && { city: { id: 'option' } as const }),
  };
  if (!way || Object.keys(errors).length) return invalid(errors);
  const publicId = randomId();
  await insertPoint(tx, { publicId, wayId: way.id }, said, by);
  const changes = changesOfNew({ ...said, way: wayId });
  return ok({
    answer: { id: publicId },
    object: pointObject(publicId, titleOf(said)),
    changes: [...(await inWords(tx, changes)), { field: versionField, before: 0, after: 1 }],
  });
};

/** PUT /api/admin/pickup_points/{id}: parcels keep the address that they were ordered to. DELIV-15 */
export const changePoint = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockPoint(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: pointValues(row) }, version, clean(typed));
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  const errors = {
    ...halfPlace(values),
    ...(!(await findCity(tx, values.city)) && { city: { id: 'option' } as const }),
  };
  if (Object.keys(errors).length) return invalid(errors);
  if (changes.length) {
    await updatePoint(tx, row.id, values);
    await stampPoint(tx, row.id, by);
  }
  return ok({
    answer: { id: publicId },
    object: pointObject(publicId, titleOf(values)),
    changes: await inWords(tx, changes),
  });
};

/** PUT …/state: offered in its city, or not any more. DELIV-15 */
export const setPointState = async (tx: Tx, { publicId, version }: Changing, state: WayState, by: By): Done => {
  const row = await lockPoint(tx, publicId);
  if (!row) return notFound();
  const kept: { version: number; values: { state: WayState } } = {
    version: row.version,
    values: { state: row.status },
  };
  const edited = editVersion(kept, version, { state });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  if (changes.length) {
    await updatePointStatus(tx, row.id, state);
    await stampPoint(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: pointObject(publicId, titleOf(pointValues(row))), changes });
};
