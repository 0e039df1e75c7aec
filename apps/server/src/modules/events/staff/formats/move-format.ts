import { errorText } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import { editFormat, type Edit, objectOf } from './edit-format.ts';
import { findFormatCard, lockFormatCard } from './format-card.repository.ts';
import { levelOf } from './format-fields.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { countNaming, deleteFormat, lockOrder, setHidden, setStatus, writeOrder } from './write-format.repository.ts';

type Said = {
  readonly answer: { message: string };
  readonly object: Edit<OfficeFormat>['object'];
  readonly changes: Edit<OfficeFormat>['changes'];
};

/** PUT /api/admin/formats/{id}/hidden: out of the lists of the site, sold by its link. BO-018 */
export const hideFormat = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, hidden }: { readonly version: number; readonly hidden: boolean },
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, saved }) => {
    const edited = edit({ hidden: row.hidden }, { hidden });
    if (edited.ok && edited.value.length) await setHidden(tx, row.id, hidden, saved);
    return edited;
  });

/** PUT /api/admin/formats/{id}/archive: nothing that is being bought, and what was sold after its start alone. BO-027 */
export const archiveFormat = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  version: number,
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, places, now, saved }) => {
    const edited = edit({ status: row.status }, { status: 'archived' as const });
    if (!edited.ok || !edited.value.length) return edited;
    const isHeld = places.some(({ held, ordered }) => held + ordered > 0);
    if (isHeld) return refuse({ code: 'state', message: { id: 'format_holds' } });
    if (levelOf(row, places) === 'sold' && row.startTime > now)
      return refuse({ code: 'state', message: { id: 'format_not_over' } });
    await setStatus(tx, row.id, 'archived', saved);
    return edited;
  });

/** PUT /api/admin/formats/{id}/restore: as a draft, to be looked at first. */
export const restoreFormat = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  version: number,
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, saved }) => {
    const edited = edit({ status: row.status }, { status: 'draft' as const });
    if (!edited.ok) return edited;
    if (row.status !== 'archived') return refuse({ code: 'state' });
    await setStatus(tx, row.id, 'draft', saved);
    return edited;
  });

/** PUT /api/admin/formats/{id}/order */
export const orderFormat = async (
  tx: Tx,
  { publicId, language }: Changing,
  position: number,
): Promise<Result<Said>> => {
  const row = await findFormatCard(tx, publicId);
  if (!row) return notFound();
  const ids = (await lockOrder(tx, row.eventCityId)).filter((id) => id !== row.id);
  ids.splice(position, 0, row.id);
  await writeOrder(tx, ids);
  return ok({
    answer: { message: errorText(language, { id: 'format_moved' }) },
    object: objectOf(row),
    changes: [{ field: 'position', before: row.position, after: ids.indexOf(row.id) }],
  });
};

/** A row that refers to another one keeps it: SQLSTATE of a foreign key. */
const isReferred = (error: unknown): error is { readonly table: string } =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '23503';

/** DELETE /api/admin/formats/{id}: nothing may refer to it. BO-027 */
export const removeFormat = async (
  deps: FormatsStaffDeps,
  tx: Tx,
  { publicId, language }: Changing,
  version: number,
): Promise<Result<Said>> => {
  const row = await lockFormatCard(tx, publicId);
  if (!row) return notFound();
  const edited = editVersion({ version: row.version, values: {} }, version, {});
  if (!edited.ok) return edited;
  const naming = await countNaming(tx, row.id);
  if (naming.length) return refuse({ code: 'has_dependants', details: { dependants: naming } });
  const emptied = await deps.places.removeFormatPlaces(tx, row.id);
  if (!emptied.ok) return emptied;
  try {
    await deleteFormat(tx, row.id);
  } catch (error) {
    // The transaction is over with it, and the refusal rolls it back.
    if (!isReferred(error)) throw error;
    return refuse({ code: 'has_dependants', details: { dependants: [{ kind: error.table, count: 1 }] } });
  }
  return ok({
    answer: { message: errorText(language, { id: 'format_removed' }) },
    object: objectOf(row),
    changes: [{ field: 'title', before: { ru: row.titleRu, en: row.titleEn }, after: null }],
  });
};
