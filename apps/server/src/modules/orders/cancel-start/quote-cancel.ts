import type { AskedRefund, CancelQuote, CancelRules } from '@trassa/contracts/office';
import { isOrderPaid } from '@trassa/rules';
import { toRoubles, type Minor } from '../../../kernel/money.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { selectLinesOf } from '../lines.repository.ts';
import { piecesOf } from '../refund/make-refund.ts';
import { type ManyTerms, type Quoted, type QuoteDeps, quoteOrders } from '../refund/quote-refund.ts';
import { selectOrdersToRefund } from '../refund/refund.repository.ts';
import { countOtherHolders, type OrderOfStart, selectOrdersOfStart } from './cancel-start.repository.ts';

const chunk = 500;

type LineOfStart = { readonly uniqueId: string; readonly selector: string; readonly startId: number | null };

/** What of an order comes back when its start is called off: its tickets by the rule, policies, and where they are meant goods bought with tickets. BO-046 */
export const askedOf = (
  lines: readonly LineOfStart[],
  startId: number,
  { refund, goods }: CancelRules,
): AskedRefund => {
  const own = lines.filter((line) => line.startId === startId);
  const tickets = own.filter(({ selector }) => selector === 'ticket');
  const policies = own.filter(({ selector }) => selector === 'insurance');
  const percent = { full: { percent: 100 }, policy: {}, none: { percent: 0 } }[refund];
  const others = goods && tickets.length ? lines.filter(({ selector }) => selector === 'shop') : [];
  return {
    lines: [
      ...tickets.map(({ uniqueId }) => ({ unique_id: uniqueId, ...percent })),
      ...[...policies, ...others].map(({ uniqueId }) => ({ unique_id: uniqueId })),
    ],
    delivery: others.length > 0,
    insurance: true,
  };
};

/**
 * The start does not take place by our doing: policies that have not begun come back whole, and those that have where they are meant. By the rule `none` tickets come back for them, and for what was
 * promised before, alone; goods that have left stay with their buyer. BO-046
 */
export const termsOf = ({ refund, insurance }: Pick<CancelRules, 'refund' | 'insurance'>): ManyTerms => ({
  isOurs: true,
  withBegun: insurance,
  isLeftOut: ({ sum, obstacle }, { selector }) =>
    selector === 'ticket' ? refund === 'none' && sum === 0 : obstacle !== null,
});

export type CancelFigures = {
  readonly orders: readonly OrderOfStart[];
  readonly quoted: readonly Quoted[];
  readonly sum: Minor;
  readonly holders: number;
};

/** Why an order would fail; null: it would not. */
export const obstacleOf = (quoted: Quoted): 'state' | 'deadline' | null => {
  const found = piecesOf(quoted).find(({ obstacle }) => obstacle !== null)?.obstacle ?? null;
  return found ?? (quoted.toCertificates + quoted.toMoney === quoted.sum ? null : 'state');
};

/** All that calling a start off would give back: by the function that gives it back, so that both are the same. BO-041 */
export const quoteCancel = async (
  tx: Tx,
  deps: QuoteDeps,
  startId: number,
  rules: CancelRules,
  now: Date,
): Promise<Result<CancelFigures>> => {
  const orders = await selectOrdersOfStart(tx, startId);
  const paid = orders.filter(({ status }) => isOrderPaid(status)).map(({ id }) => id);
  const quoted: Quoted[] = [];
  for (let from = 0; from < paid.length; from += chunk) {
    const ids = paid.slice(from, from + chunk);
    const [lines, heads] = [await selectLinesOf(tx, ids), await selectOrdersToRefund(tx, ids)];
    const asked = heads.map((order) => ({ order, asked: askedOf(lines.get(order.id) ?? [], startId, rules) }));
    const some = await quoteOrders(tx, deps, asked, { now, isGlance: true, ...termsOf(rules) });
    if (!some.ok) return some;
    quoted.push(...some.value);
  }
  const sum = quoted.reduce((all, one) => all + (obstacleOf(one) === null ? one.sum : 0), 0);
  return ok({ orders, quoted, sum, holders: await countOtherHolders(tx, startId) });
};

/** What comes back of many orders, in roubles and pieces, and how many of them cannot be given back, by the reason. */
export const presentReturns = (quoted: readonly Quoted[]) => {
  const good = quoted.filter((one) => obstacleOf(one) === null);
  const total = (of: (one: Quoted) => Minor): number => toRoubles(good.reduce((all, one) => all + of(one), 0));
  const count = (selector: string): number =>
    good.reduce(
      (all, { lines }) =>
        all + lines.reduce((n, { line, pieces }) => n + (line.selector === selector ? pieces.length : 0), 0),
      0,
    );
  const bad = Map.groupBy(
    quoted.flatMap((one) => obstacleOf(one) ?? []),
    (reason) => reason,
  );
  return {
    tickets: count('ticket'),
    goods: count('shop'),
    insurance: total((one) => piecesOf(one).reduce((all, { insurance }) => all + insurance, 0)),
    delivery: total(({ deliveries }) => deliveries.reduce((all, part) => all + part.sum, 0)),
    to_certificates: total(({ toCertificates }) => toCertificates),
    to_money: total(({ toMoney }) => toMoney),
    not_refundable: [...bad].map(([reason, all]) => ({ reason, count: all.length })),
  };
};

/** The figures as the wire has them. */
export const presentCancel = (
  { orders, quoted, sum, holders }: CancelFigures,
  { version, title }: { readonly version: number; readonly title: string },
): CancelQuote => {
  return {
    title,
    orders: orders.length,
    pending: orders.filter(({ status }) => status === 'pending').length,
    ...presentReturns(quoted),
    sum: toRoubles(sum),
    purchasers: new Set(orders.filter(({ status }) => isOrderPaid(status)).map(({ mailbox }) => mailbox)).size,
    holders,
    version,
  };
};
