import type { TicketKind } from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { capacityMost, decideQuota, type WantedQuota } from '../domain/decide-quota.ts';
import {
  countOrdersOf,
  deleteQuotas,
  insertQuotas,
  lockOfficeQuotas,
  type OfficeQuota,
  updateQuota,
} from './quotas.repository.ts';

type WantedRelease = Pick<WantedQuota, 'reserve'> & {
  /** null: by hand. */
  readonly releaseAt?: Date | null | undefined;
};
type NewQuota = { readonly kind: TicketKind; readonly capacity: number; readonly reserve: number };
type Shown = Pick<OfficeQuota, 'capacity' | 'reserve' | 'releaseAt'>;
export type QuotaChange = { readonly before: Shown; readonly after: Shown };

/** Places of a new format. */
export const addQuotas = async (tx: Tx, formatId: number, quotas: readonly NewQuota[]): Promise<Result<null>> => {
  for (const [index, { capacity, reserve, kind }] of quotas.entries()) {
    if (capacity < 0 || reserve < 0) return invalid({ [`places.${index}.capacity`]: { id: 'number_min', min: 0 } });
    if (capacity > capacityMost)
      return invalid({ [`places.${index}.capacity`]: { id: 'number_max', max: capacityMost } });
    if (reserve > capacity) return invalid({ [`places.${index}.reserve`]: { id: 'reserve_too_big', free: capacity } });
    if (quotas.findIndex((one) => one.kind === kind) < index)
      return invalid({ [`places.${index}.kind`]: { id: 'option' } });
  }
  await insertQuotas(tx, formatId, quotas);
  return ok(null);
};

/** A moment stays until it has come or nothing is kept back; one that has come is not for places that are kept back after it. */
const releaseOf = (
  { releaseAt: kept }: OfficeQuota,
  { reserve, releaseAt }: WantedRelease,
  { isKept, now }: { readonly isKept: boolean; readonly now: Date },
): Date | null => {
  if (!isKept) return null;
  if (releaseAt !== undefined) return releaseAt;
  return kept && kept <= now && reserve !== undefined ? null : kept;
};

/** Capacity and reserve of a kind: on sale at once, since the sale reads both in the row it locks. BO-023…BO-026 */
export const changeQuota = async (
  tx: Tx,
  formatId: number,
  { kind, ...wanted }: WantedQuota & WantedRelease & { readonly kind: TicketKind },
  now: Date,
): Promise<Result<QuotaChange>> => {
  const quota = (await lockOfficeQuotas(tx, formatId)).find((one) => one.kind === kind);
  if (!quota) return invalid({ kind: { id: 'option' } });
  const decided = decideQuota(quota, wanted);
  if (!decided.ok) return decided;
  const isKept = decided.value.reserve > 0;
  if (wanted.releaseAt && !isKept) return invalid({ reserve: { id: 'number_min', min: 1 } });
  const after = { ...decided.value, releaseAt: releaseOf(quota, wanted, { isKept, now }) };
  await updateQuota(tx, quota.id, after);
  return ok({ before: quota, after });
};

const isEmpty = ({ taken, reserve }: OfficeQuota): boolean => taken === 0 && reserve === 0;

/** Which kinds a format sells: a new one has no places yet; one that was bought stays. */
export const setKinds = async (tx: Tx, formatId: number, kinds: readonly TicketKind[]): Promise<Result<null>> => {
  const kept = await lockOfficeQuotas(tx, formatId);
  const gone = kept.filter(({ kind }) => !kinds.includes(kind));
  const ids = gone.map(({ id }) => id);
  if (!gone.every(isEmpty) || (ids.length > 0 && (await countOrdersOf(tx, ids)) > 0))
    return refuse({ code: 'state', message: { id: 'format_locked' }, errors: { kinds: { id: 'format_locked' } } });
  await deleteQuotas(tx, ids);
  const added = kinds.filter((kind) => !kept.some((one) => one.kind === kind));
  await insertQuotas(
    tx,
    formatId,
    added.map((kind) => ({ kind, capacity: 0, reserve: 0 })),
  );
  return ok(null);
};
