import type { Language, OrderView } from '@trassa/contracts';
import { toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { notFound, ok, type Result } from '../../kernel/result.ts';
import { say } from '../../kernel/say.ts';
import type { Database } from '../../platform/database/index.ts';
import { canBePaid, maskEmail } from './domain/order.ts';
import { type GoodsDetails, type KnownLine, selectLines } from './lines.repository.ts';
import { findOrder } from './orders.repository.ts';
import type { Selector } from './sellable.ts';

type View<K extends 'tickets' | 'shop'> = OrderView[K][number];

const ofKind = (lines: readonly KnownLine[], selector: Selector): KnownLine[] =>
  lines.filter((line) => line.selector === selector);

const titleOf = (line: KnownLine, language: Language): string => say(language, line.titleRu, line.titleEn);

const presentLine = (line: KnownLine, language: Language): View<'tickets'> => {
  const { abid } = line.details as GoodsDetails;
  return {
    public_id: line.itemPublicId,
    unique_id: line.uniqueId,
    title: titleOf(line, language),
    count: line.count,
    totalCost: toRoubles(line.total),
    ...(line.selector === 'ticket' ? { format_public_id: line.itemPublicId } : {}),
    ...(typeof abid === 'string' ? { abid } : {}),
  };
};

const presentGoods = (line: KnownLine, language: Language): View<'shop'> => {
  const { picture, size, proportion } = line.details as GoodsDetails;
  return {
    public_id: line.itemPublicId,
    unique_id: line.uniqueId,
    title: titleOf(line, language),
    picture: picture ?? '',
    size: size ?? null,
    proportion: proportion ? say(language, proportion.ru, proportion.en ?? null) : null,
    count: line.count,
    price: toRoubles(line.price),
    totalCost: toRoubles(line.total),
  };
};

/** Lines and status for anybody with the unguessable id; the whole e-mail for the owner alone (DEC-87). */
export const readOrder = async (
  db: Database,
  asked: { publicId: string; userId: number | null; language: Language },
): Promise<Result<OrderView>> => {
  const order = await findOrder(db, asked.publicId);
  if (!order) return notFound();
  const lines = await selectLines(db, order.id);
  const linesOf = (selector: Selector) => ofKind(lines, selector).map((line) => presentLine(line, asked.language));
  return ok({
    tickets: linesOf('ticket'),
    shop: ofKind(lines, 'shop').map((line) => presentGoods(line, asked.language)),
    certificates: linesOf('certificate'),
    insurances: linesOf('insurance'),
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
