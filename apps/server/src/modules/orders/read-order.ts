import type { Language, OrderView } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { canBePaid, maskEmail } from './domain/order.ts';
import { type KnownLine, selectLines } from './lines.repository.ts';
import { findOrder } from './orders.repository.ts';
import type { Selector } from './sellable.ts';

const linesOf = (lines: readonly KnownLine[], selector: Selector, language: Language): OrderView['tickets'] =>
  lines
    .filter((line) => line.selector === selector)
    .map((line) => ({
      public_id: line.itemPublicId,
      unique_id: line.uniqueId,
      title: language === 'en' ? (line.titleEn ?? line.titleRu) : line.titleRu,
      count: line.count,
      totalCost: toRoubles(line.total),
      ...(selector === 'ticket' ? { format_public_id: line.itemPublicId } : {}),
    }));

/** Lines and status for anybody with the unguessable id; the whole e-mail for the owner alone (DEC-87). */
export const readOrder = async (
  db: Database,
  asked: { publicId: string; userId: number | null; language: Language },
): Promise<Result<OrderView>> => {
  const order = await findOrder(db, asked.publicId);
  if (!order) return notFound();
  const lines = await selectLines(db, order.id);
  return ok({
    tickets: linesOf(lines, 'ticket', asked.language),
    shop: [],
    certificates: linesOf(lines, 'certificate', asked.language),
    insurances: linesOf(lines, 'insurance', asked.language),
    email: order.userId === asked.userId ? order.email : maskEmail(order.email),
    status: order.status,
    amount: toRoubles(order.amount),
    public_id: order.publicId,
    expires_at: order.status === 'pending' ? toUnix(order.expiresAt) : null,
    pay_again: canBePaid(order),
  });
};
