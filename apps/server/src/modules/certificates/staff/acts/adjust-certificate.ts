import type { Approval } from '@trassa/contracts/office';
import { checkAdjust, minorOf, moneyText, needsApproval, orderNumber } from '@trassa/rules';
import { invalid, ok, refuse, type Result } from '../../../../kernel/result.ts';
import { type Minor, toRoubles } from '../../../../kernel/money.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Acted } from '../../../../platform/http/index.ts';
import { type Approved, type Asker, limitsInForce, type Ran } from '../../../approvals/index.ts';
import type { CertificateCardRow } from '../certificate-rows.repository.ts';
import { lockGivenToday } from '../ledger-rows.repository.ts';
import { adjustKind, type CertificateActsDeps } from './acts-deps.ts';
import { actedOn, type AskedAct, lockToAct, objectOf, type ShownCard } from './lock-to-act.ts';
import { adjustBalance } from './write-certificate.repository.ts';

type AskedAdjust = AskedAct & {
  /** Roubles, below zero to lower. */
  readonly amount: number;
};
type Adjust = { readonly row: CertificateCardRow; readonly change: Minor };

const lockAdjust = async (
  tx: Tx,
  { clock }: Pick<CertificateActsDeps, 'clock'>,
  asked: Omit<AskedAdjust, 'reason'>,
): Promise<Result<Adjust>> => {
  const locked = await lockToAct(tx, 'adjust', asked, clock());
  if (!locked.ok) return locked;
  const row = locked.value;
  const change = minorOf(asked.amount);
  const problem = checkAdjust(change, { balance: row.balance, nominal: row.amount });
  return problem ? invalid({ amount: problem }) : ok({ row, change });
};

const balanceChange = ({ row, change }: Adjust) => ({
  field: 'balance',
  before: toRoubles(row.balance),
  after: toRoubles(row.balance + change),
});

const askSecond = async (
  tx: Tx,
  { approvals }: CertificateActsDeps,
  { adjust: { row, change }, asked }: { readonly adjust: Adjust; readonly asked: AskedAdjust },
  by: Asker,
): Promise<Result<{ approval: Approval }>> => {
  const { publicId, version, amount, reason } = asked;
  const number = orderNumber(publicId);
  return approvals.ask(
    tx,
    {
      act: 'certificate',
      kind: adjustKind,
      object: objectOf(publicId),
      places: [],
      summary: {
        ru: `Поднять остаток сертификата ${number} на ${moneyText(change, 'ru')}`,
        en: `Raise the balance of certificate ${number} by ${moneyText(change, 'en')}`,
      },
      sum: change,
      params: { publicId, version, amount },
      quote: { balance_was: toRoubles(row.balance), balance_will_be: toRoubles(row.balance + change) },
      locks: [`certificate:${row.id}`],
      reason,
    },
    by,
  );
};

/**
 * Raises or lowers a balance by an entry with who and why: never above the nominal nor below zero, and a large raise, or several of
 * one person in a day, only with a second person. Refuses `conflict`, `state`. BO-038, BO-039
 */
export const adjustCertificate = async (
  tx: Tx,
  deps: CertificateActsDeps,
  asked: AskedAdjust,
  by: Asker,
): Promise<Result<Acted<ShownCard | { approval: Approval }>>> => {
  const now = deps.clock();
  const adjust = await lockAdjust(tx, deps, asked);
  if (!adjust.ok) return adjust;
  const { row, change } = adjust.value;
  const { reason } = asked;
  const given = change > 0 ? (await lockGivenToday(tx, by.userId, now)).amount : 0;
  if (change > 0 && needsApproval('certificate', { amount: given + change, pieces: 0 }, await limitsInForce(tx))) {
    const waiting = await askSecond(tx, deps, { adjust: adjust.value, asked }, by);
    if (!waiting.ok) return waiting;
    const changes = [{ field: 'asked', before: null, after: toRoubles(change) }];
    return ok({ answer: waiting.value, object: objectOf(row.publicId), changes, reason });
  }
  await adjustBalance(tx, row.id, { userId: by.userId, now, change, reason, decidedBy: null });
  return actedOn(tx, row, { changes: [balanceChange(adjust.value)], reason, now });
};

/** What a second person has agreed to: checked anew by the version and the balance that there are now. */
export const approvedAdjust = async (
  tx: Tx,
  deps: CertificateActsDeps,
  { params, quote, reason, askedBy, decidedBy }: Approved,
): Promise<Result<Ran>> => {
  const adjust = await lockAdjust(tx, deps, params as Omit<AskedAdjust, 'reason'>);
  const { balance_was: seen } = quote as { balance_was: number };
  // Orders spend and give back without a new version: he agreed to the balance that he was shown.
  if (adjust.ok && toRoubles(adjust.value.row.balance) !== seen) {
    const changes = [{ field: 'balance', before: seen, after: toRoubles(adjust.value.row.balance) }];
    return refuse({ code: 'state', details: { changes } });
  }
  if (!adjust.ok) {
    const { code, errors } = adjust.refusal;
    const changed = errors
      ? { field: 'balance', before: seen, after: null }
      : { field: 'refusal', before: null, after: code };
    return refuse({ code: 'state', details: { changes: [changed] } });
  }
  const { row, change } = adjust.value;
  const now = deps.clock();
  await adjustBalance(tx, row.id, { userId: askedBy, now, change, reason, decidedBy });
  return ok({
    changes: [balanceChange(adjust.value), { field: 'version', before: row.version, after: row.version + 1 }],
  });
};
