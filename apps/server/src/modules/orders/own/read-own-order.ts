import type { Language, OwnOrder, OwnOrderDetail } from '@trassa/contracts';
import { type Slice } from '../../../kernel/pagination.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type OrderedLine, selectLines } from '../lines.repository.ts';
import type { DeliveryPort } from '../ports.ts';
import { readReceipts } from '../money/read-receipts.ts';
import { selectMoney } from './money-steps.repository.ts';
import { moneySteps } from './money-steps.ts';
import { presentListed, presentOwnOrder } from './own-order.presenter.ts';
import { type IssuedPiece, kindsOf, type Sellables } from '../sellable.ts';
import { findOwnOrder, selectOwnOrders } from './own-orders.repository.ts';

export type OwnOrderDeps = {
  readonly db: Database;
  readonly sellables: Sellables;
  readonly delivery: Pick<DeliveryPort, 'shipmentsOf'>;
};

/** A page of a person's purchases of every kind; one statement however many. API §12 */
export const listOwnOrders = async (
  { db }: OwnOrderDeps,
  asked: { userId: number; slice: Slice; language: Language },
): Promise<{ values: OwnOrder[]; total: number }> => {
  const { orders, total } = await selectOwnOrders(db, asked.userId, asked.slice);
  return { values: orders.map((order) => presentListed(order, asked.language)), total };
};

/** What was made of the order, by the kinds of goods that are in it. */
const readIssued = async (
  { db, sellables }: OwnOrderDeps,
  orderId: number,
  lines: readonly OrderedLine[],
): Promise<IssuedPiece[]> => {
  const pieces = [];
  for (const kind of kindsOf(lines)) pieces.push(...((await sellables.get(kind)?.issued?.(db, orderId)) ?? []));
  return pieces;
};

/** One purchase with its money; a stranger's is not found. Eight statements at most, however many lines. API §12 */
export const readOwnOrder = async (
  deps: OwnOrderDeps,
  asked: { publicId: string; userId: number; language: Language },
): Promise<Result<OwnOrderDetail>> => {
  const { db, sellables, delivery } = deps;
  const order = await findOwnOrder(db, asked.userId, asked.publicId);
  if (!order) return notFound();
  const lines = await selectLines(db, order.id);
  const receipts = await readReceipts(db, { orderPublicId: order.publicId, userId: asked.userId });
  return ok(
    presentOwnOrder(
      {
        order,
        lines: lines.map((line) => ({
          line,
          look: sellables.get(line.selector)?.look?.(line, asked.language) ?? null,
        })),
        issued: await readIssued(deps, order.id, lines),
        shipments: (await delivery.shipmentsOf(db, [order.id])).get(order.id) ?? [],
        steps: moneySteps(order, await selectMoney(db, order.id)),
        receipts: receipts.ok ? receipts.value.values : [],
      },
      asked,
    ),
  );
};
