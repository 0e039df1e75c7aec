import type { RegisterBatch } from '@trassa/contracts/office';
import {
  countDays,
  insuranceTimezone,
  isCalendarDay,
  momentAt,
  nextDay,
  registerDaysMax,
  registerRowsMax,
} from '@trassa/rules';
import { fromUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { toRoubles } from '../../../../kernel/money.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { isNamed } from '../../insured-person.ts';
import { findBatch, insertBatch, type NewRow, nextNumber } from './batches.repository.ts';
import { objectOf, presentBatch } from './present-register.ts';
import { cellsOf, lineOf, registerHead } from './register-cells.ts';
import { hashOfRegister } from './register-file.ts';
import { type Counts, lockRegister, type Period, takeWaiting, type WaitingPolicy } from './waiting.repository.ts';

export type Days = { readonly from: string; readonly until: string };

/** Days of the insurer, both included, as moments. Refuses what are no days, their wrong order, and too many. */
export const readPeriod = ({ from, until }: Days): Result<Period> => {
  if (!isCalendarDay(from)) return invalid({ from: { id: 'date' } });
  if (!isCalendarDay(until)) return invalid({ until: { id: 'date' } });
  const days = countDays(from, until);
  if (days < 1) return invalid({ until: { id: 'date_order' } });
  if (days > registerDaysMax) return invalid({ until: { id: 'register_days', max: registerDaysMax } });
  return ok({
    from: fromUnix(momentAt(from, '00:00', insuranceTimezone)),
    to: fromUnix(momentAt(nextDay(until), '00:00', insuranceTimezone)),
  });
};

const countOf = (policies: readonly WaitingPolicy[]): Counts => {
  const of = (kind: WaitingPolicy['kind']) => policies.filter((policy) => policy.kind === kind);
  return {
    new: of('new').length,
    changed: of('changed').length,
    cancelled: of('cancelled').length,
    // What was cancelled before it was told brings the insurer nothing.
    sum: of('new').reduce((all, { sum, cancelledAt }) => all + (cancelledAt ? 0 : sum), 0),
  };
};

const rowOf = (policy: WaitingPolicy): NewRow => {
  const { person, others } = cellsOf(policy);
  const { id, userId, told, kind } = policy;
  return { policyId: id, userId, told, kind, person: isNamed(policy) ? person : null, cells: others };
};

/**
 * Puts what waits of some days into a batch, whose rows are kept as they are now: whatever becomes of a policy afterwards goes with another
 * batch. Colleagues who make one at once get each policy once. Refuses `state` when nothing waits. BO-099
 */
export const makeBatch = async (
  tx: Tx,
  days: Days,
  by: { readonly userId: number; readonly now: Date },
): Promise<Result<Acted<{ values: RegisterBatch }>>> => {
  const period = readPeriod(days);
  if (!period.ok) return period;
  await lockRegister(tx);
  const policies = await takeWaiting(tx, period.value, registerRowsMax);
  if (!policies.length) return refuse({ code: 'state', message: { id: 'register_nothing' } });
  const [number, rows, counts] = [await nextNumber(tx), policies.map(rowOf), countOf(policies)];
  const lines = rows.map(({ person, cells }) => lineOf(person, cells));
  const hash = await hashOfRegister({ number, head: registerHead, lines, madeAt: by.now });
  const publicId = randomId();
  await insertBatch(tx, { publicId, number, ...days, ...counts, hash, head: registerHead }, rows, by);
  const made = await findBatch(tx, publicId);
  if (!made) return notFound();
  return ok({
    answer: { values: presentBatch(made) },
    object: objectOf(made),
    changes: [
      { field: 'from', before: null, after: days.from },
      { field: 'until', before: null, after: days.until },
      { field: 'rows', before: null, after: rows.length },
      { field: 'sum', before: null, after: toRoubles(counts.sum) },
    ],
  });
};
