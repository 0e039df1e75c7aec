import type { OfficeFormat } from '@trassa/contracts/office';
import { notFound, ok, type Result } from '../../../../kernel/result.ts';
import { editVersion, type Tx } from '../../../../platform/database/index.ts';
import type { ActObject, Change } from '../../../../platform/http/index.ts';
import type { OfficePlaces } from '../../../inventory/index.ts';
import type { By } from '../stamp.ts';
import { findFormatCard, type FormatCardRow, lockFormatCard } from './format-card.repository.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { readSold, showFormat } from './read-format.ts';

/** What an act of a format answers, and what its entry tells. */
export type Edit<T> = {
  readonly answer: { values: T };
  readonly object: ActObject;
  readonly changes: readonly Change[];
};

export type Editing = {
  readonly places: readonly OfficePlaces[];
  readonly now: Date;
  readonly saved: By;
  /** The version that was sent against the one that is there; what would be other, empty when nothing would. */
  edit<V extends object>(kept: V, wanted: { readonly [F in keyof V]?: V[F] | undefined }): Result<readonly Change[]>;
};

export const objectOf = (row: { readonly publicId: string; readonly titleRu: string }): ActObject => ({
  kind: 'format',
  publicId: row.publicId,
  title: row.titleRu,
});

/** A change of a format by the version that it was made of; it answers the card as it is after. BO-148 */
export const editFormat = async (
  deps: FormatsStaffDeps,
  tx: Tx,
  { userId, publicId, language }: Changing,
  version: number,
  change: (row: FormatCardRow, editing: Editing) => Promise<Result<readonly Change[]>>,
): Promise<Result<Edit<OfficeFormat>>> => {
  const row = await lockFormatCard(tx, publicId);
  if (!row) return notFound();
  const now = deps.clock();
  // Before the change locks what the sale takes of.
  const sold = await readSold(tx, deps, [row.id]);
  const changed = await change(row, {
    places: await deps.places.selectPlaces(tx, [row.id]),
    now,
    saved: { userId, now },
    edit(kept, wanted) {
      const edited = editVersion({ version: row.version, values: kept }, version, wanted);
      return edited.ok ? ok(edited.value.changes) : edited;
    },
  });
  if (!changed.ok) return changed;
  const after = (await findFormatCard(tx, publicId)) ?? row;
  return ok({
    answer: { values: await showFormat(tx, deps, after, { language, sold }) },
    object: objectOf(after),
    changes: changed.value,
  });
};
