import type { Kind } from '@trassa/contracts';
import type { OfficeFormat } from '@trassa/contracts/office';
import { fromUnix, toUnix } from '../../../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { OfficePlaces } from '../../../inventory/index.ts';
import { editFormat, type Edit } from './edit-format.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { touchFormat } from './write-format.repository.ts';

type Sent = {
  readonly version: number;
  readonly kind: Kind;
  readonly capacity?: number | 'taken' | undefined;
  readonly by?: number | undefined;
  readonly reserve?: number | undefined;
  /** Unix seconds; null: by hand. */
  readonly release_at?: number | null | undefined;
};

const named = (kind: Kind, of: Pick<OfficePlaces, 'capacity' | 'reserve' | 'releaseAt'>) => ({
  [`capacity.${kind}`]: of.capacity,
  [`reserve.${kind}`]: of.reserve,
  [`release_at.${kind}`]: of.releaseAt && toUnix(of.releaseAt),
});

/** PUT /api/admin/formats/{id}/quota: the sale reads the row at its next batch. BO-023…BO-026 */
export const setQuota = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, release_at: release, ...wanted }: Sent,
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { edit, places, now, saved }) => {
    const { kind: of } = wanted;
    const shown = places.find(({ kind }) => kind === of);
    // An outdated version is refused before its numbers are looked at: they were meant for others.
    const current = edit(shown ? named(of, shown) : {}, {});
    if (!current.ok) return current;
    const releaseAt = typeof release === 'number' ? fromUnix(release) : release;
    if (releaseAt && releaseAt <= now) return invalid({ release_at: { id: 'date_past' } });
    if (releaseAt && releaseAt > row.startTime) return invalid({ release_at: { id: 'release_late' } });
    const changed = await deps.places.changeQuota(tx, row.id, { ...wanted, releaseAt }, now);
    if (!changed.ok) return changed;
    // A kind without a price would be sold for nothing.
    const isPriced = row.steps.some(({ kind }) => kind === of);
    if (row.status === 'published' && changed.value.after.capacity > 0 && !isPriced)
      return refuse({ code: 'state', message: { id: 'format_not_ready' } });
    const edited = edit(named(of, changed.value.before), named(of, changed.value.after));
    if (edited.ok && edited.value.length) await touchFormat(tx, row.id, saved);
    return edited.ok ? ok(edited.value) : edited;
  });
