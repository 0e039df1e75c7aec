import type { Language, MessageSpec } from '@trassa/contracts';
import type { Approval } from '@trassa/contracts/office';
import {
  certificateCountMax,
  certificateSums,
  checkRecipient,
  type GiftRecipient,
  type GiftRecipientForm,
  maskEmail,
  minorOf,
  moneyText,
  needsApproval,
  normaliseRecipient,
} from '@trassa/rules';
import { toUnix } from '../../../../kernel/clock.ts';
import { randomId } from '../../../../kernel/ids.ts';
import { type Minor, toRoubles } from '../../../../kernel/money.ts';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { type Approved, type Asker, limitsInForce, type Ran } from '../../../approvals/index.ts';
import type { SoldLine } from '../../../orders/index.ts';
import type { CertificateDetails } from '../../certificate-line.ts';
import { findNominals, type Nominal } from '../../nominals.repository.ts';
import { lockGivenToday } from '../ledger-rows.repository.ts';
import { type CertificateActsDeps, issueKind } from './acts-deps.ts';
import { objectOf } from './lock-to-act.ts';
import { signIssued } from './write-certificate.repository.ts';

/** What is asked for, and what a request that waits keeps of it. */
export type AskedIssue = {
  readonly nominal?: string | undefined;
  /** Roubles. */
  readonly amount?: number | undefined;
  readonly count: number;
  readonly recipient: GiftRecipientForm;
  readonly reason: string;
  /** Of the recipient, who need not speak that of the colleague. */
  readonly language: Language;
  readonly ip: string;
};
type Plan = {
  readonly nominal: Nominal | null;
  readonly price: Minor;
  readonly count: number;
  readonly recipient: GiftRecipient;
};

/** What is wrong with a sum of one's own, in kopecks. */
const checkSum = (sum: Minor | null): MessageSpec | null => {
  if (sum === null) return { id: 'certificate_amount' };
  if (sum < certificateSums.least) return { id: 'number_min', min: toRoubles(certificateSums.least) };
  return sum > certificateSums.most ? { id: 'number_max', max: toRoubles(certificateSums.most) } : null;
};

/** What would be made, or what is wrong with it by field. */
const plan = async (tx: Tx, { clock }: CertificateActsDeps, asked: AskedIssue): Promise<Result<Plan>> => {
  const { nominal: chosen, amount, count, recipient } = asked;
  const nominal = chosen === undefined ? null : ((await findNominals(tx, [chosen])).get(chosen) ?? null);
  const sum = amount === undefined ? null : minorOf(amount);
  const problems: Record<string, MessageSpec> = {};
  const wrongSum = chosen === undefined ? checkSum(sum) : null;
  if (wrongSum) problems['amount'] = wrongSum;
  if (chosen !== undefined && !nominal) problems['nominal'] = { id: 'certificate_gone' };
  if (count > certificateCountMax) problems['count'] = { id: 'number_max', max: certificateCountMax };
  for (const [field, problem] of Object.entries(checkRecipient(recipient, toUnix(clock()))))
    problems[`recipient.${field}`] = problem;
  if (Object.keys(problems).length) return invalid(problems);
  return ok({ nominal, price: nominal?.price ?? sum ?? 0, count, recipient: normaliseRecipient(recipient) });
};

/** Goods that no nominal names. */
const noNominal = { id: 0, publicId: 'by-hand' };

const lineOf = ({ nominal, price, count, recipient }: Plan): SoldLine<CertificateDetails> => ({
  path: 'certificates.0',
  uniqueId: randomId(),
  count,
  price,
  discount: price * count,
  total: 0,
  reason: null,
  promocodeCount: 0,
  problem: null,
  errors: {},
  goods: {
    itemId: nominal?.id ?? noNominal.id,
    itemPublicId: nominal?.publicId ?? noNominal.publicId,
    title: {
      ru: nominal?.titleRu ?? `Подарочный сертификат на ${moneyText(price, 'ru')}`,
      en: nominal ? (nominal.titleEn ?? nominal.titleRu) : `Gift certificate for ${moneyText(price, 'en')}`,
    },
    promocodeId: null,
    plan: { recipient, byHand: true },
  },
});

type Signed = { readonly userId: number; readonly decidedBy: number | null };

/** The free order with its certificates, whose letter goes to the recipient alone; answers their public ids. */
const give = async (
  tx: Tx,
  deps: CertificateActsDeps,
  planned: Plan,
  { by, language, ip, reason }: Pick<AskedIssue, 'language' | 'ip' | 'reason'> & { readonly by: Signed },
): Promise<Result<string[]>> => {
  const line = lineOf(planned);
  const order = await deps.giveAway(tx, {
    selector: 'certificate',
    email: planned.recipient.email,
    language,
    lines: [line],
    reserve: () => Promise.resolve(ok([{ uniqueId: line.uniqueId, holdId: null, details: line.goods.plan }])),
    isTold: false,
    ip,
  });
  return order.ok ? ok(await signIssued(tx, order.value, { ...by, reason })) : order;
};

const changesOf = ({ price, count }: Plan, field = 'amount') => [
  { field, before: null, after: toRoubles(price) },
  { field: 'count', before: null, after: count },
];

const askSecond = (
  tx: Tx,
  { approvals }: CertificateActsDeps,
  { planned: { price, count, recipient }, asked }: { readonly planned: Plan; readonly asked: AskedIssue },
  by: Asker,
): Promise<Result<{ approval: Approval }>> => {
  const to = maskEmail(recipient.email);
  const many = count > 1 ? ` × ${count}` : '';
  return approvals.ask(
    tx,
    {
      act: 'certificate',
      kind: issueKind,
      // There is none of it yet.
      object: { kind: 'certificate', publicId: '', title: '' },
      places: [],
      summary: {
        ru: `Выпустить сертификат на ${moneyText(price, 'ru')}${many}, ${to}`,
        en: `Issue a certificate for ${moneyText(price, 'en')}${many}, ${to}`,
      },
      sum: price * count,
      params: asked,
      quote: { worth: toRoubles(price), certificates: count },
      locks: [],
      reason: asked.reason,
    },
    by,
  );
};

/**
 * Certificates by hand to one mailbox: a free order of the staff. A large sum, many pieces, or several small ones of one person in a
 * day exist only after a second person's decision. No answer has a code. BO-036, BO-040
 */
export const issueByHand = async (
  tx: Tx,
  deps: CertificateActsDeps,
  asked: AskedIssue,
  by: Asker,
): Promise<Result<Acted<{ values: { certificates: string[] } } | { approval: Approval }>>> => {
  const planned = await plan(tx, deps, asked);
  if (!planned.ok) return planned;
  const { price, count } = planned.value;
  const { reason } = asked;
  const today = await lockGivenToday(tx, by.userId, deps.clock());
  const all = { amount: today.amount + price * count, pieces: today.pieces + count };
  if (needsApproval('certificate', all, await limitsInForce(tx))) {
    const waiting = await askSecond(tx, deps, { planned: planned.value, asked }, by);
    if (!waiting.ok) return waiting;
    return ok({ answer: waiting.value, changes: changesOf(planned.value, 'asked'), reason });
  }
  const given = await give(tx, deps, planned.value, { ...asked, by: { userId: by.userId, decidedBy: null } });
  if (!given.ok) return given;
  const [first = ''] = given.value;
  const answer = { values: { certificates: given.value } };
  return ok({ answer, object: objectOf(first), changes: changesOf(planned.value), reason });
};

/** What a second person has agreed to, at the sum that he saw. BO-040 */
export const approvedIssue = async (
  tx: Tx,
  deps: CertificateActsDeps,
  { params, sum, askedBy, decidedBy }: Approved,
): Promise<Result<Ran>> => {
  const asked = params as AskedIssue;
  // A day of sending that has passed meanwhile is today.
  const { send_at: sendAt } = asked.recipient;
  const isPast = sendAt !== null && sendAt !== undefined && sendAt <= toUnix(deps.clock());
  const recipient = { ...asked.recipient, ...(isPast && { send_at: null }) };
  const planned = await plan(tx, deps, { ...asked, recipient });
  if (!planned.ok) return planned;
  const { price, count } = planned.value;
  const changed = { field: 'sum', before: toRoubles(sum ?? 0), after: toRoubles(price * count) };
  if (price * count !== sum) return refuse({ code: 'state', details: { changes: [changed] } });
  const given = await give(tx, deps, planned.value, { ...asked, by: { userId: askedBy, decidedBy } });
  if (!given.ok) return given;
  const [first = ''] = given.value;
  return ok({ changes: changesOf(planned.value), object: objectOf(first) });
};
