import type { Approval, MassRefund } from '@trassa/contracts/office';
import { may, minorOf, moneyText } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type Approved, type Asker, askerLost, type Ran } from '../../approvals/index.ts';
import { type CancelDeps, titleOf } from '../cancel-start/ask-cancel.ts';
import { type MassRules, presentMassRefund, quoteMassRefund } from './quote-mass-refund.ts';

/** The name by which approvals and runs know it. */
export const massRefundKind = 'refunds.run';

export type MassRefundToMake = MassRefund & {
  readonly letter: boolean;
  readonly expected_count: number;
  readonly expected_sum: number;
  readonly reason: string;
};

/** What the run goes by. */
export type MassParams = MassRules & {
  readonly letter: boolean;
  readonly reason: string;
  readonly sum: number;
  /** Milliseconds when it was agreed to; absent: a run of before has that of its beginning. */
  readonly agreedAt?: number;
};

export type MassDeps = Pick<CancelDeps, 'sellables' | 'delivery' | 'starts' | 'approvals' | 'runs'>;

/** Whatever was shown, sum or orders, is not so any more. BO-068 */
const changedOf = (
  shown: { readonly sum: number; readonly count: number },
  { sum, count }: { readonly sum: number; readonly count: number },
): Result<void> => {
  if (minorOf(shown.sum) === sum && shown.count === count) return ok(undefined);
  const changes = [
    { field: 'sum', before: shown.sum, after: sum / 100 },
    { field: 'orders', before: shown.count, after: count },
  ].filter(({ before, after }) => before !== after);
  return refuse({ code: 'sum_changed', details: { was: shown.sum, is: sum / 100, changes } });
};

/** POST refunds/run: checked whole, and asked of a second person. By another rule than the policy it needs the right for that. */
export const askMassRefund = async (
  tx: Tx,
  deps: MassDeps,
  { event_city: publicId, ...asked }: MassRefundToMake,
  by: Asker,
  now: Date,
): Promise<Result<{ approval: Approval }>> => {
  const start = await deps.starts.find(tx, publicId, {});
  if (!start) return notFound();
  const places = (await deps.starts.placesOf(tx, publicId)) ?? [];
  if (asked.rule !== 'policy' && may(by.grants, 'refunds.override', places, toUnix(now)).verdict !== 'yes')
    return refuse({ code: 'role_required', details: { right: 'refunds.override' } });
  const found = await quoteMassRefund(tx, deps, { ...asked, startId: start.id }, now);
  if (!found.ok) return found;
  const { sum, quoted } = found.value;
  const same = changedOf({ sum: asked.expected_sum, count: asked.expected_count }, { sum, count: quoted.length });
  if (!same.ok) return same;
  if (!quoted.length) return refuse({ code: 'state' });
  const title = titleOf(start);
  return deps.approvals.ask(
    tx,
    {
      act: 'mass_refund',
      kind: massRefundKind,
      object: { kind: 'start', publicId, title: title.ru },
      places,
      summary: {
        ru: `Вернуть ${moneyText(sum, 'ru')} по заказам старта «${title.ru}»`,
        en: `Refund ${moneyText(sum, 'en')} of orders of “${title.en}”`,
      },
      sum,
      params: asked,
      quote: presentMassRefund(found.value, title.ru),
      locks: [`refunds of ${publicId}`],
      reason: asked.reason,
    },
    by,
  );
};

/** A second person has agreed: quoted anew, and a run goes through the orders. The start goes on as it is. */
export const massRefundApproved = async (
  tx: Tx,
  deps: MassDeps,
  { publicId: approval, object, places, params, reason, askedBy, askerGrants }: Approved,
  now: Date,
): Promise<Result<Ran>> => {
  const asked = params as Omit<MassRefundToMake, 'event_city'>;
  const start = await deps.starts.find(tx, object.publicId, {});
  if (!start) return notFound();
  if (asked.rule !== 'policy' && may(askerGrants, 'refunds.override', places, toUnix(now)).verdict !== 'yes')
    return askerLost('refunds.override');
  const { filter, rule, insurance, goods, letter } = asked;
  const rules: MassRules = { filter, rule, insurance, goods, startId: start.id };
  const found = await quoteMassRefund(tx, deps, rules, now);
  if (!found.ok) return found;
  const { sum, quoted } = found.value;
  const same = changedOf({ sum: asked.expected_sum, count: asked.expected_count }, { sum, count: quoted.length });
  if (!same.ok) return same;
  const title = titleOf(start);
  const own: MassParams = { ...rules, letter, reason, sum, agreedAt: now.getTime() };
  const run = await deps.runs.start(tx, {
    kind: massRefundKind,
    object,
    places,
    summary: { ru: `Возврат по заказам старта «${title.ru}»`, en: `Refunds of orders of “${title.en}”` },
    params: own,
    items: quoted.map(({ order }) => order.publicId),
    by: askedBy,
    approval,
  });
  return ok({ run, changes: [{ field: 'sum', before: null, after: sum / 100 }] });
};
