import type { OfficeStartPlaces } from '@trassa/contracts/office';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import type { Changing, FormatsStaffDeps } from '../formats/ports.ts';
import { readPlaces } from './read-places.ts';
import { lockSoldStart, touchStart } from './start-places.repository.ts';

type Sent = { readonly version: number; readonly sizes: readonly { readonly size: string; readonly stock: number }[] };

/** PUT /api/admin/event_cities/{id}/shirts: never below what was chosen. BO-030 */
export const setShirts = async (
  deps: FormatsStaffDeps,
  tx: Tx,
  { userId, publicId, language }: Changing,
  { version, sizes }: Sent,
): Promise<Result<Acted<{ values: OfficeStartPlaces }>>> => {
  const start = await lockSoldStart(tx, publicId);
  if (!start) return notFound();
  const kept = (await deps.places.selectShirts(tx, start.id)).map(({ size, stock }) => ({ size, stock }));
  const edited = editVersion({ version: start.version, values: { sizes: kept } }, version, { sizes: [...sizes] });
  if (!edited.ok) return edited;
  const { changes } = edited.value;
  // What was sold is summed before the stock is locked, for which the sale waits.
  const shown = await readPlaces(tx, deps, { publicId, language });
  if (!shown.ok) return shown;
  if (changes.length) {
    const set = await deps.places.setShirts(tx, start.id, sizes);
    if (!set.ok) return set;
    await touchStart(tx, start, { userId, now: deps.clock(), isShared: false });
  }
  const saved = start.version + (changes.length ? 1 : 0);
  const values = { ...shown.value.values, version: saved, shirts: await deps.places.selectShirts(tx, start.id) };
  return ok({ answer: { values }, changes });
};
