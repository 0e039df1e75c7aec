import type { Language, OwnOrder, OwnOrderDetail } from '@trassa/contracts';
import { type Slice } from '../../../kernel/pagination.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { selectLines } from '../lines.repository.ts';
import type { DeliveryPort } from '../ports.ts';
import { readReceipts } from '../read-receipts.ts';
import { selectMoney } from './money-steps.repository.ts';
import { moneySteps } from './money-steps.ts';
import { presentListed, presentOwnOrder } from './own-order.presenter.ts';
import { findOwnOrder, selectIssued, selectOwnOrders } from './own-orders.repository.ts';

export type OwnOrderDeps = { readonly db: Database; readonly delivery: Pick<DeliveryPort, 'shipmentsOf'> };

/** A page of a person's purchases of every kind; one statement however many. API §12 */
export const listOwnOrders = async (
  { db }: OwnOrderDeps,
  asked: { userId: number; slice: Slice; language: Language },
): Promise<{ values: OwnOrder[]; total: number }> => {
  const { orders, total } = await selectOwnOrders(db, asked.userId, asked.slice);
  return { values: orders.map((order) => presentListed(order, asked.language)), total };
};

/** One purchase with its money; a stranger's is not found. Seven statements however many lines. API §12 */
export const readOwnOrder = async (
  { db, delivery }: OwnOrderDeps,
  asked: { publicId: string; userId: number; language: Language },
): Promise<Result<OwnOrderDetail>> => {
  const order = await findOwnOrder(db, asked.userId, asked.publicId);
  if (!order) return notFound();
  const receipts = await readReceipts(db, { orderPublicId: order.publicId, userId: asked.userId });
  return ok(
    presentOwnOrder(
      {
        order,
        lines: await selectLines(db, order.id),
        issued: await selectIssued(db, order.id),
        shipments: (await delivery.shipmentsOf(db, [order.id])).get(order.id) ?? [],
        steps: moneySteps(order, await selectMoney(db, order.id)),
        receipts: receipts.ok ? receipts.value.values : [],
      },
      asked,
    ),
  );
};
