import type { WaySaid } from '@trassa/contracts/office';
import { slugOf, tariffProblems, waysMost } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, freeAddress, type Tx, versionField } from '../../../../platform/database/index.ts';
import type { Acted, Change } from '../../../../platform/http/index.ts';
import type { CarrierName } from '../../domain/carrier.ts';
import { wayObject, wayValues } from './present-way.ts';
import { lockWay, lockWays, selectTakenWays, selectWayOrder } from './way-rows.repository.ts';
import { type By, insertWay, replaceTariffs, stampWay, updateWayWords } from './write-ways.repository.ts';

/** The id of what was saved; what it is now is read once it is committed. */
export type Saved = { readonly id: string };
export type Done = Promise<Result<Acted<Saved>>>;
export type Changing = { readonly publicId: string; readonly version: number };
type Typed = { readonly [F in keyof WaySaid]?: WaySaid[F] | undefined };

const byZone = (tariffs: WaySaid['tariffs']): WaySaid['tariffs'] => tariffs.toSorted((a, b) => a.zone - b.zone);

/** What was typed, as it is kept. */
const clean = (typed: Typed): Typed => ({
  ...typed,
  ...(typed.name_en !== undefined && { name_en: typed.name_en || null }),
  ...(typed.description_en !== undefined && { description_en: typed.description_en || null }),
  ...(typed.tariffs !== undefined && { tariffs: byZone(typed.tariffs) }),
});

/** A history tells which zones have changed, each from what to what: `tariffs.3`. */
const byZones = (before: WaySaid['tariffs'], after: WaySaid['tariffs']): Change[] => {
  const [was, is] = [before, after].map(
    (tariffs) => new Map(tariffs.map(({ zone, ...rest }) => [zone, rest] as const)),
  );
  const zones = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].toSorted((a, b) => a - b);
  return zones.flatMap((zone) => {
    const [old, now] = [was?.get(zone) ?? null, is?.get(zone) ?? null];
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ field: `tariffs.${zone}`, before: old, after: now }];
  });
};

const inZones = (changes: readonly Change[], before: WaySaid['tariffs'], after: WaySaid['tariffs']): Change[] =>
  changes.flatMap((change) => (change.field === 'tariffs' ? byZones(before, after) : change));

type NewWay = Typed & {
  readonly name_ru: string;
  readonly goods: 'shop' | 'ticket';
  readonly carrier: CarrierName;
};

/** POST /api/admin/delivery_methods: nobody outside is offered it yet. DELIV-11 */
export const createWay = async (tx: Tx, { goods, carrier, ...typed }: NewWay, by: By): Done => {
  await lockWays(tx);
  if ((await selectWayOrder(tx, waysMost)).length === waysMost)
    return refuse({ code: 'state', message: { id: 'ways_most', max: waysMost } });
  const nothing: WaySaid = { name_ru: '', name_en: null, description_ru: '', description_en: null, tariffs: [] };
  const given = Object.entries(clean(typed)).filter(([, value]) => value !== undefined);
  const said: WaySaid = { ...nothing, ...Object.fromEntries(given) };
  const errors = tariffProblems(typed.tariffs ?? []);
  if (Object.keys(errors).length) return invalid(errors);
  const publicId = await freeAddress(slugOf(said.name_ru), 'way', (wanted) => selectTakenWays(tx, wanted));
  const id = await insertWay(tx, { publicId, goods, carrier }, said, by);
  if (said.tariffs.length) await replaceTariffs(tx, id, said.tariffs);
  const { tariffs, ...words } = said;
  return ok({
    answer: { id: publicId },
    object: wayObject({ publicId, nameRu: said.name_ru }),
    changes: [
      ...Object.entries({ ...words, goods, carrier })
        .filter(([, after]) => after !== null && after !== '')
        .map(([field, after]): Change => ({ field, before: null, after })),
      ...byZones([], tariffs),
      { field: versionField, before: 0, after: 1 },
    ],
  });
};

/**
 * PUT /api/admin/delivery_methods/{id}: orders keep the price that they were made with; a basket that was shown another one is
 * told of it when it is paid. DELIV-11, DELIV-12
 */
export const changeWay = async (tx: Tx, { publicId, version }: Changing, typed: Typed, by: By): Done => {
  const row = await lockWay(tx, publicId);
  if (!row) return notFound();
  const before = wayValues(row);
  const edited = editVersion({ version: row.version, values: before }, version, clean(typed));
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  // Paths of problems are those of the grid as it was typed.
  const errors = tariffProblems(typed.tariffs ?? []);
  if (Object.keys(errors).length) return invalid(errors);
  if (row.status === 'published' && !values.tariffs.length) return invalid({ tariffs: { id: 'way_tariffs' } });
  if (changes.length) {
    await updateWayWords(tx, row.id, values);
    if (changes.some(({ field }) => field === 'tariffs')) await replaceTariffs(tx, row.id, values.tariffs);
    await stampWay(tx, row.id, by);
  }
  return ok({
    answer: { id: publicId },
    object: wayObject({ publicId, nameRu: values.name_ru }),
    changes: inZones(changes, before.tariffs, values.tariffs),
  });
};
