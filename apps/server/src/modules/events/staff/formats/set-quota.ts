import type { Kind } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { editFormat, type Edit } from './edit-format.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { touchFormat } from './write-format.repository.ts';

type Sent = {
  readonly version: number;
  readonly kind: Kind;
  readonly capacity?: number | 'taken' | undefined;
  readonly by?: number | undefined;
  readonly reserve?: number | undefined;
};

/** PUT /api/admin/formats/{id}/quota: the sale reads the row at its next batch. BO-023…BO-026 */
export const setQuota = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, ...wanted }: Sent,
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, places, saved }) => {
    const named = (of: { readonly capacity: number; readonly reserve: number }) => ({
      [`capacity.${wanted.kind}`]: of.capacity,
      [`reserve.${wanted.kind}`]: of.reserve,
    });
    const shown = places.find(({ kind }) => kind === wanted.kind);
    // An outdated version is refused before its numbers are looked at: they were meant for others.
    const current = edit(shown ? named(shown) : {}, {});
    if (!current.ok) return current;
    const changed = await deps.places.changeQuota(tx, row.id, wanted);
    if (!changed.ok) return changed;
    // A kind without a price would be sold for nothing.
    const isPriced = row.steps.some(({ kind }) => kind === wanted.kind);
    if (row.status === 'published' && changed.value.after.capacity > 0 && !isPriced)
      return refuse({ code: 'state', message: { id: 'format_not_ready' } });
    const edited = edit(named(changed.value.before), named(changed.value.after));
    if (edited.ok && edited.value.length) await touchFormat(tx, row.id, saved);
    return edited.ok ? ok(edited.value) : edited;
  });
