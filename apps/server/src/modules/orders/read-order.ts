import type { goodsKinds, Language, OrderView, Selector } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { maskEmail } from '../../kernel/masking.ts';
import { toRoubles } from '../../kernel/money.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import type { Database } from '../../platform/database/index.ts';
import { canBePaid } from './domain/order.ts';
import { type OrderedLine, selectLines } from './lines.repository.ts';
import { findOrder } from './orders.repository.ts';
import type { Sellables } from './sellable.ts';

/** Fields of all kinds, each with its lines; the contract is made of the same kinds. */
type LinesShown = Pick<OrderView, (typeof goodsKinds)[Selector]['field']>;

const presentLines = (sellables: Sellables, lines: readonly OrderedLine[], language: Language): LinesShown =>
  Object.fromEntries(
    [...sellables.values()].map((one) => [
      one.contract.field,
      lines.filter(({ selector }) => selector === one.kind).map((line) => one.present(line, language)),
    ]),
  ) as LinesShown;

/** Lines and status for anybody with the unguessable id; the whole e-mail for the owner alone (DEC-87). */
export const readOrder = async (
  { db, sellables }: { readonly db: Database; readonly sellables: Sellables },
  asked: { publicId: string; userId: number | null; language: Language },
): Promise<Result<OrderView>> => {
  const order = await findOrder(db, asked.publicId);
  if (!order) return notFound();
  const lines = await selectLines(db, order.id);
  return ok({
    ...presentLines(sellables, lines, asked.language),
    email: order.userId === asked.userId ? order.email : maskEmail(order.email),
    status: order.status,
    amount: toRoubles(order.amount),
    delivery: toRoubles(order.delivery),
    certificates_amount: toRoubles(order.certificates),
    public_id: order.publicId,
    expires_at: order.status === 'pending' ? toUnix(order.expiresAt) : null,
    pay_again: canBePaid(order),
    confirmation: order.confirmation && {
      state: order.confirmation,
      until: order.confirmBy && toUnix(order.confirmBy),
      sent: order.isConfirmSent,
    },
  });
};
