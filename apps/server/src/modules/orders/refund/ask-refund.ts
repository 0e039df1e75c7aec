import { type Grant, may, needsApproval, orderNumber, type Places, siteTimezone, startOfDay } from '@trassa/rules';
import { fromUnix, toUnix } from '../../../kernel/clock.ts';
import { moneyText } from '@trassa/rules';
import { ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Change } from '../../../platform/http/index.ts';
import {
  type ApprovalsPort,
  type Approved,
  type Asker,
  askerLost,
  limitsInForce,
  type Ran,
} from '../../approvals/index.ts';
import type { Approval } from '@trassa/contracts/office';
import { placesOfOrder } from '../staff/places-of.repository.ts';
import {
  type Carried,
  carryOut,
  causesOf,
  checkRefund,
  type MakeRefundDeps,
  type RefundToMake,
} from './make-refund.ts';
import { presentQuote } from './present-refund.ts';
import type { Quoted } from './quote-refund.ts';
import { checkReach } from './refund-reach.ts';
import { sumSince } from './refund.repository.ts';

/** The name by which approvals know it. */
export const refundKind = 'order.refund';

export type AskDeps = MakeRefundDeps & { readonly approvals: ApprovalsPort };

/** Who asks: `mayOnlyAsk` – a second person agrees to whatever sum (BO-073). */
export type RefundAsker = Asker & { readonly mayOnlyAsk: boolean };

const has = (
  grants: readonly Grant[],
  right: 'refunds.make' | 'refunds.override',
  places: Places,
  now: Date,
): boolean => may(grants, right, places, toUnix(now)).verdict === 'yes';

/** Which act it is for the limits, if a second person has to agree to it. BO-067 */
export const waitsAs = async (
  tx: Tx,
  { sum, excess }: Pick<Quoted, 'sum' | 'excess'>,
  { userId, mayOnlyAsk }: Pick<RefundAsker, 'userId' | 'mayOnlyAsk'>,
  now: Date,
): Promise<'goodwill' | 'refund' | null> => {
  const today = await sumSince(tx, userId, fromUnix(startOfDay(toUnix(now), siteTimezone)));
  const limits = await limitsInForce(tx);
  if (excess > 0 && needsApproval('goodwill', { amount: excess + today.excess }, limits)) return 'goodwill';
  return needsApproval('refund', { amount: sum, today: today.sum, mayOnlyAsk }, limits) ? 'refund' : null;
};

/** Beyond the policy: another per cent, or goodwill. */
export const isOverride = ({ lines, goodwill }: Pick<RefundToMake, 'lines' | 'goodwill'>): boolean =>
  (goodwill ?? 0) > 0 || lines.some(({ percent }) => percent !== undefined);

export const changesOf = ({ parts, policies }: Pick<Carried, 'parts' | 'policies'>): Change[] => [
  ...parts.map(({ cause, certificates, money }) => ({
    field: `refund.${cause.split(':')[0]}`,
    before: null,
    after: { cause, certificates: certificates / 100, money: money / 100 },
  })),
  ...(policies.ended > 0 ? [{ field: 'policies_ended', before: null, after: policies.ended }] : []),
  ...(policies.kept > 0 ? [{ field: 'policies_kept', before: null, after: policies.kept }] : []),
];

export type AskedAnswer =
  | ({ readonly state: 'made' } & Carried)
  | { readonly state: 'waits'; readonly approval: Approval };

/** POST …/refund: gives it back, or asks a second person. */
export const askRefund = async (
  tx: Tx,
  deps: AskDeps,
  orderPublicId: string,
  asked: RefundToMake,
  by: RefundAsker,
  now: Date,
): Promise<Result<AskedAnswer>> => {
  const reached = await checkReach(tx, orderPublicId, asked, { grants: by.grants, now });
  if (!reached.ok) return reached;
  const places = (await placesOfOrder(tx, orderPublicId)) ?? [];
  if (isOverride(asked) && !has(by.grants, 'refunds.override', places, now))
    return refuse({ code: 'role_required', details: { right: 'refunds.override' } });
  const checked = await checkRefund(tx, deps, orderPublicId, asked, now);
  if (!checked.ok) return checked;
  const quoted = checked.value;
  const locks = causesOf(quoted);
  if (!(await deps.approvals.isFree(tx, locks))) return refuse({ code: 'state', message: { id: 'approval_waits' } });
  const mayOnlyAsk = by.mayOnlyAsk || !has(by.grants, 'refunds.make', places, now);
  const act = await waitsAs(tx, quoted, { ...by, mayOnlyAsk }, now);
  if (act === null) {
    const made = await carryOut(tx, deps, quoted, asked, { askedBy: by.userId, decidedBy: null, run: null }, now);
    return made.ok ? ok({ state: 'made', ...made.value }) : made;
  }
  const number = orderNumber(orderPublicId);
  const waiting = await deps.approvals.ask(
    tx,
    {
      act,
      kind: refundKind,
      object: { kind: 'order', publicId: orderPublicId, title: number },
      places,
      summary: {
        ru: `Вернуть ${moneyText(quoted.sum, 'ru')} по заказу ${number}`,
        en: `Refund ${moneyText(quoted.sum, 'en')} of order ${number}`,
      },
      sum: quoted.sum,
      params: asked,
      quote: presentQuote(quoted, { needsApproval: true, version: asked.version }),
      locks,
      reason: asked.reason,
    },
    by,
  );
  return waiting.ok ? ok({ state: 'waits', approval: waiting.value.approval }) : waiting;
};

/** A second person has agreed: quoted anew, and made when it is still the same sum. BO-068 */
export const refundApproved = async (
  tx: Tx,
  deps: MakeRefundDeps,
  { object, params, askedBy, askerGrants: grants, decidedBy }: Approved,
  now: Date,
): Promise<Result<Ran>> => {
  const asked = params as RefundToMake;
  // Of several starts he may have lost one.
  if (!(await checkReach(tx, object.publicId, asked, { grants, now })).ok) return askerLost('refunds.request');
  const places = (await placesOfOrder(tx, object.publicId)) ?? [];
  if (isOverride(asked) && !has(grants, 'refunds.override', places, now)) return askerLost('refunds.override');
  const checked = await checkRefund(tx, deps, object.publicId, asked, now);
  if (!checked.ok) return checked;
  const made = await carryOut(tx, deps, checked.value, asked, { askedBy, decidedBy, run: null }, now);
  return made.ok ? ok({ changes: changesOf(made.value) }) : made;
};
