import type { AskedRefund, MassRefund, MassRefundQuote } from '@trassa/contracts/office';
import { fromUnix } from '../../../kernel/clock.ts';
import { type Minor, toRoubles } from '../../../kernel/money.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { obstacleOf, presentReturns } from '../cancel-start/quote-cancel.ts';
import { type OrderedLine, selectLinesOf } from '../lines.repository.ts';

import { piecesOf } from '../refund/make-refund.ts';
import { type ManyTerms, type Quoted, type QuoteDeps, quoteOrders } from '../refund/quote-refund.ts';
import { selectOrdersToRefund } from '../refund/refund.repository.ts';
import { countPurchasers, selectPaidOrders } from './mass-refund.repository.ts';

const chunk = 500;

/** What is asked of each order, and of which start; kept with the run. */
export type MassRules = Omit<MassRefund, 'event_city'> & { readonly startId: number };

type LineOfStart = OrderedLine & { readonly startId: number | null };

/** Tickets of an order for this start by the rule, and its goods where they are meant. */
export const askedOfOrder = (
  lines: readonly LineOfStart[],
  { startId, filter: { formats }, rule, insurance, goods }: MassRules,
): AskedRefund => {
  const isMeant = ({ selector, startId: own, itemPublicId }: LineOfStart): boolean =>
    selector === 'ticket' && own === startId && (!formats.length || formats.includes(itemPublicId));
  const percent = rule === 'policy' ? {} : rule === 'full' ? { percent: 100 } : rule;
  const tickets = lines.filter(isMeant);
  const others = goods && tickets.length ? lines.filter(({ selector }) => selector === 'shop') : [];
  return {
    lines: [
      ...tickets.map(({ uniqueId }) => ({ unique_id: uniqueId, ...percent })),
      ...others.map(({ uniqueId }) => ({ unique_id: uniqueId })),
    ],
    delivery: others.length > 0,
    insurance,
  };
};

/** A ticket for which nothing comes back stays its holder's, and goods that have left their buyer's. */
export const massTerms: ManyTerms = {
  isOurs: false,
  withBegun: false,
  isLeftOut: ({ sum, obstacle }, { selector }) =>
    selector === 'ticket' ? sum === 0 && obstacle === null : obstacle !== null,
};

/** Whether anything of an order comes back. */
export const isAnything = (quoted: Quoted): boolean => piecesOf(quoted).length > 0 || quoted.deliveries.length > 0;

export type MassFigures = { readonly quoted: readonly Quoted[]; readonly sum: Minor; readonly purchasers: number };

/** All that a mass refund would give back: by the function that gives it back. Orders of which nothing comes back are none of it. */
export const quoteMassRefund = async (
  tx: Tx,
  deps: QuoteDeps,
  rules: MassRules,
  now: Date,
): Promise<Result<MassFigures>> => {
  const { ordered_from: from, ordered_to: to } = rules.filter;
  const orders = await selectPaidOrders(tx, {
    startId: rules.startId,
    from: from === undefined ? null : fromUnix(from),
    to: to === undefined ? null : fromUnix(to),
  });
  const quoted: Quoted[] = [];
  for (let first = 0; first < orders.length; first += chunk) {
    const ids = orders.slice(first, first + chunk).map(({ id }) => id);
    const [lines, heads] = [await selectLinesOf(tx, ids), await selectOrdersToRefund(tx, ids)];
    const asked = heads.map((order) => ({ order, asked: askedOfOrder(lines.get(order.id) ?? [], rules) }));
    const some = await quoteOrders(tx, deps, asked, { now, isGlance: true, ...massTerms });
    if (!some.ok) return some;
    quoted.push(...some.value.filter(isAnything));
  }
  const sum = quoted.reduce((all, one) => all + (obstacleOf(one) === null ? one.sum : 0), 0);
  const purchasers = await countPurchasers(
    tx,
    quoted.map(({ order }) => order.id),
  );
  return ok({ quoted, sum, purchasers });
};

/** The figures as the wire has them. */
export const presentMassRefund = ({ quoted, sum, purchasers }: MassFigures, title: string): MassRefundQuote => ({
  title,
  orders: quoted.length,
  ...presentReturns(quoted),
  sum: toRoubles(sum),
  purchasers,
});
