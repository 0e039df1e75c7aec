import type { Language } from '@trassa/contracts';
import { shareOut } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { DescribeRefund, FiscalKind, Receipt } from '../../payments/index.ts';
import { type OrderedLine, selectLines } from '../lines.repository.ts';
import { findOrderById } from '../orders.repository.ts';
import type { Sellables } from '../sellable.ts';
import { findRefundedPart } from './order-refunds.repository.ts';

const delivered = { ru: 'Доставка', en: 'Delivery' };
const service: FiscalKind = { subject: 'service', method: 'full_prepayment' };

export type MoneyLine = Pick<OrderedLine, 'selector' | 'titleRu' | 'titleEn' | 'count' | 'total'>;

type ToDescribe = {
  /** What this payment pays, or this refund gives back; the rest of the lines is the certificates'. */
  readonly amount: Minor;
  readonly delivery: Minor;
  readonly language: Language;
};

/**
 * What money is for, as a receipt names it: lines that cost something and the delivery as its own one; `amount` is shared
 * out among them to the kopeck. Without VAT and sold by the shop itself: the settings of a register do not exist yet.
 */
export const describeMoney = (
  sellables: Sellables,
  { amount, delivery, language }: ToDescribe,
  lines: readonly MoneyLine[],
): Receipt => {
  const named = [
    ...lines.map(({ selector, titleRu, titleEn, count, total }) => ({
      ...(sellables.get(selector)?.fiscal ?? service),
      title: say(language, titleRu, titleEn),
      count,
      total,
    })),
    { ...service, title: delivered[language], count: 1, total: delivery },
  ].filter(({ total }) => total > 0);
  const paid = shareOut(
    amount,
    named.map(({ total }) => total),
  );
  return {
    lines: named.map((line, index) => ({ ...line, paid: paid[index] ?? 0, vat: 'none' as const, agent: null })),
  };
};

/** For the payments: one piece of its line, or all of the order where all of its money goes back. */
export const createDescribeRefund =
  ({ db, sellables }: { db: Database; sellables: Sellables }): DescribeRefund =>
  async ({ orderId, cause, amount }) => {
    const order = await findOrderById(db, orderId);
    if (!order) throw new Error('the order is gone');
    const lines = await selectLines(db, orderId);
    const part = cause === null ? null : await findRefundedPart(db, cause);
    const line = part && lines.find(({ id }) => id === part.lineId);
    const { language } = order;
    return line && part
      ? describeMoney(sellables, { amount, delivery: 0, language }, [{ ...line, count: 1, total: part.total }])
      : describeMoney(sellables, { amount, delivery: order.delivery, language }, lines);
  };
