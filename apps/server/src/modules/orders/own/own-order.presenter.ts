import type { Language, OwnOrder, OwnOrderDetail, OwnOrderLine, Receipt } from '@trassa/contracts';
import { toUnix } from '../../../kernel/clock.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import { canBePaid } from '../domain/order.ts';
import type { OrderedLine } from '../lines.repository.ts';
import type { ShipmentView } from '../ports.ts';
import type { MoneyStep } from './money-steps.ts';
import type { IssuedPiece, LineLook } from '../sellable.ts';
import type { ListedOrder, OwnOrderRow } from './own-orders.repository.ts';

type Shared = Omit<OwnOrder, 'lines' | 'lines_count'>;

const presentShared = (order: OwnOrderRow): Shared => ({
  public_id: order.publicId,
  created: toUnix(order.createdAt),
  status: order.status,
  total: toRoubles(order.total),
  amount: toRoubles(order.amount),
  certificates_amount: toRoubles(order.certificates),
  unused_money: order.unused,
  confirmation: order.confirmation,
  expires_at: order.status === 'pending' ? toUnix(order.expiresAt) : null,
  pay_again: canBePaid(order),
});

export const presentListed = (order: ListedOrder, language: Language): OwnOrder => ({
  ...presentShared(order),
  lines: order.lines.map(({ selector, titleRu, titleEn, count }) => ({
    selector,
    title: say(language, titleRu, titleEn),
    count,
  })),
  lines_count: order.linesCount,
});

/** A thing that somebody else holds now is named by its number alone. */
const presentIssued = (row: IssuedPiece, userId: number): OwnOrderLine['issued'][number] => {
  const state = row.isReturned ? 'returned' : row.userId === userId ? 'held' : 'passed';
  return { public_id: state === 'held' ? row.publicId : null, number: row.number, state };
};

const presentLine = (
  { line, look }: LookedLine,
  issued: readonly IssuedPiece[],
  { userId, language }: { userId: number; language: Language },
): OwnOrderLine => {
  return {
    selector: line.selector,
    public_id: line.itemPublicId,
    unique_id: line.uniqueId,
    title: say(language, line.titleRu, line.titleEn),
    picture: look?.picture ?? null,
    size: look?.size ?? null,
    proportion: look?.variant ?? null,
    count: line.count,
    price: toRoubles(line.price),
    discount: toRoubles(line.discount),
    totalCost: toRoubles(line.total),
    issued: issued.filter(({ lineId }) => lineId === line.id).map((row) => presentIssued(row, userId)),
  };
};

/** A line, and how it looks; null: its title says everything. */
export type LookedLine = { readonly line: OrderedLine; readonly look: LineLook | null };

/** Everything that was read of an order. */
export type OwnOrderParts = {
  readonly order: OwnOrderRow;
  readonly lines: readonly LookedLine[];
  readonly issued: readonly IssuedPiece[];
  readonly shipments: readonly ShipmentView[];
  readonly steps: readonly MoneyStep[];
  readonly receipts: readonly Receipt[];
};

export const presentOwnOrder = (
  { order, lines, issued, shipments, steps, receipts }: OwnOrderParts,
  asked: { userId: number; language: Language },
): OwnOrderDetail => ({
  ...presentShared(order),
  email: order.email,
  lines: lines.map((line) => presentLine(line, issued, asked)),
  discount: toRoubles(order.discount),
  delivery: toRoubles(order.delivery),
  shipments: shipments.map(({ method, cost, state, track, link, address }) => ({
    method: method[asked.language],
    cost: toRoubles(cost),
    state,
    track,
    link,
    address,
  })),
  history: steps.map(({ type, at, sum, titleRu, titleEn, state }) => ({
    type,
    at: at && toUnix(at),
    sum: sum === null ? null : toRoubles(sum),
    title: titleRu === null ? null : say(asked.language, titleRu, titleEn),
    state,
  })),
  receipts: [...receipts],
});
