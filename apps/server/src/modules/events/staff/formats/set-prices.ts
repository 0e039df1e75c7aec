import type { OfficeFormat } from '@trassa/contracts/office';
import { minorOf, planSteps, type StepPlan } from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { editFormat, type Edit } from './edit-format.ts';
import { levelOf, stepOf } from './format-fields.ts';
import type { Changing, FormatsStaffDeps } from './ports.ts';
import { deleteSteps, insertSteps } from './steps.repository.ts';
import { touchFormat } from './write-format.repository.ts';

type SentStep = { kind: StepPlan['kind']; price: number; starts_at: number | null; from_count: number | null };

/** As the wire has it, in kopecks. */
export const toPlan = (steps: readonly SentStep[]): StepPlan[] =>
  steps.map(({ kind, price, starts_at, from_count }) => ({ kind, price: minorOf(price), starts_at, from_count }));

const told = ({ kind, price, starts_at, from_count }: StepPlan): SentStep => ({
  kind,
  price: toRoubles(price),
  starts_at,
  from_count,
});

/** PUT /api/admin/formats/{id}/prices: the whole list; what has begun stays. BO-019, BO-020, BO-022 */
export const setPrices = (
  deps: FormatsStaffDeps,
  tx: Tx,
  who: Changing,
  { version, steps }: { readonly version: number; readonly steps: readonly SentStep[] },
): Promise<Result<Edit<OfficeFormat>>> =>
  editFormat(deps, tx, who, version, async (row, { places, now, edit, saved }) => {
    const clock = toUnix(now);
    const kept = row.steps.map((step) => ({ id: step.id, ...stepOf(step, clock) }));
    const wanted = toPlan(steps);
    const edited = edit({ steps: kept.map(told) }, { steps: wanted.map(told) });
    if (!edited.ok || !edited.value.length) return edited;
    const plan = planSteps(kept, wanted, { now: clock, isSold: levelOf(row, places) !== 'none' });
    if (plan.problems) return invalid(plan.problems);
    // A kind without a price would be sold for nothing.
    const bare = places.find(({ kind, capacity }) => capacity > 0 && !wanted.some((step) => step.kind === kind));
    if (row.status === 'published' && bare) return refuse({ code: 'state', message: { id: 'format_not_ready' } });
    await deleteSteps(
      tx,
      kept.flatMap((step) => (plan.removed.includes(step) ? step.id : [])),
    );
    await insertSteps(tx, row.id, plan.added);
    await touchFormat(tx, row.id, saved);
    return ok(edited.value);
  });
