import { type WayState, waysMost } from '@trassa/rules';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { wayObject, wayValues } from './present-way.ts';
import type { Changing, Done } from './save-way.ts';
import { lockWay, lockWays, lockWayToRemove, selectWayOrder } from './way-rows.repository.ts';
import { type By, deleteWay, stampWay, updateWayStatus, writeWayOrder } from './write-ways.repository.ts';

/** PUT …/state: the next quote of a basket offers it, or refuses it; orders and parcels go on. DELIV-13 */
export const setWayState = async (tx: Tx, { publicId, version }: Changing, state: WayState, by: By): Done => {
  const row = await lockWay(tx, publicId);
  if (!row) return notFound();
  const kept: { version: number; values: { state: WayState } } = {
    version: row.version,
    values: { state: row.status },
  };
  const edited = editVersion(kept, version, { state });
  if (!edited.ok) return edited;
  if (state === 'published' && !row.tariffs.length) return invalid({ tariffs: { id: 'way_tariffs' } });
  const { changes } = edited.value;
  if (changes.length) {
    await updateWayStatus(tx, row.id, { status: state, now: by.now });
    await stampWay(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: wayObject(row), changes });
};

/** PUT …/place: from 1 on; the others close up. */
export const placeWay = async (tx: Tx, { publicId, version }: Changing, place: number, by: By): Done => {
  await lockWays(tx);
  const row = await lockWay(tx, publicId);
  if (!row) return notFound();
  const order = await selectWayOrder(tx, waysMost);
  const kept = { version: row.version, values: { position: order.indexOf(row.id) + 1 } };
  const edited = editVersion(kept, version, { position: Math.min(place, order.length) });
  if (!edited.ok) return edited;
  const { values, changes } = edited.value;
  if (changes.length) {
    await writeWayOrder(tx, order.filter((id) => id !== row.id).toSpliced(values.position - 1, 0, row.id));
    await stampWay(tx, row.id, by);
  }
  return ok({ answer: { id: publicId }, object: wayObject(row), changes });
};

/** DELETE …: what was ever offered is hidden instead, for orders may be on their way to it, and parcels name it. DELIV-13 */
export const removeWay = async (
  tx: Tx,
  { publicId, version }: Changing,
): Promise<Result<Acted<{ readonly values: { readonly public_id: string } }>>> => {
  await lockWays(tx);
  const row = await lockWayToRemove(tx, publicId);
  if (!row) return notFound();
  const { tariffs, ...before } = wayValues(row);
  const seen = editVersion({ version: row.version, values: { ...before, tariffs } }, version, {});
  if (!seen.ok) return seen;
  if (row.sent)
    return refuse({
      code: 'has_dependants',
      message: { id: 'way_has_sent', count: row.sent },
      details: { dependants: [{ kind: 'shipments', count: row.sent }] },
    });
  if (row.isOffered) return refuse({ code: 'state', message: { id: 'way_was_offered' } });
  await deleteWay(tx, row.id);
  return ok({
    answer: { values: { public_id: publicId } },
    object: wayObject(row),
    changes: Object.entries(before)
      .filter(([, value]) => value !== null && value !== '')
      .map(([field, value]) => ({ field, before: value, after: null })),
  });
};
