import type { Language, Receipt } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { notFound, ok, type Result } from '../../../kernel/result.ts';
import type { Database } from '../../../platform/database/index.ts';
import { selectLines } from '../lines.repository.ts';
import { findOrderById } from '../orders.repository.ts';
import { receiptPage } from './receipt-page.ts';
import { findReceipt, type ReceiptRow, selectReceipts } from './receipts.repository.ts';

const typeOf = ({ isRefund, isFull }: ReceiptRow): Receipt['type'] => {
  if (isRefund) return 'refund';
  return isFull ? 'full' : 'payment';
};

/** Payments and refunds of an own order, first to last; `full`: the payment paid for all of it. API §12 */
export const readReceipts = async (
  db: Database,
  asked: { orderPublicId: string; userId: number },
): Promise<Result<{ values: Receipt[] }>> => {
  const rows = await selectReceipts(db, asked.userId, asked.orderPublicId);
  if (!rows) return notFound();
  return ok({
    values: rows.map((row) => ({
      type: typeOf(row),
      sum: toRoubles(row.sum),
      created: toUnix(row.createdAt),
      url: `/api/receipt/${row.publicId}`,
    })),
  });
};

/** The page of one receipt; its id is the right. */
export const readReceipt = async (
  db: Database,
  asked: { publicId: string; language: Language; brand: string },
): Promise<Result<string>> => {
  const receipt = await findReceipt(db, asked.publicId);
  const order = receipt && (await findOrderById(db, receipt.orderId));
  if (!receipt || !order) return notFound();
  return ok(receiptPage(receipt, { ...asked, order, lines: await selectLines(db, order.id) }));
};
