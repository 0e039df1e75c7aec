import type { Language } from '@trassa/contracts';
import type { OfficeOrder, OfficeOrderRow } from '@trassa/contracts/office';
import { orderNumber } from '@trassa/rules';
import { toUnix } from '../../../kernel/clock.ts';
import { maskedBy, maskEmail, maskPhone } from '../../../kernel/masking.ts';
import { toRoubles } from '../../../kernel/money.ts';
import { say } from '../../../kernel/say.ts';
import { type LetterState, presentLetter } from '../../notifications/index.ts';
import type { AttemptRefund, PaymentAttempt } from '../../payments/index.ts';
import type { ShipmentView } from '../ports.ts';
import { repeatableOf } from '../acts/send-order-letter.ts';
import type { IssuedPiece, LineLook } from '../sellable.ts';
import type { CardHead, CardLine } from './order-card.repository.ts';
import type { OrderHead, OrderRow } from './orders-list.repository.ts';

export type Reader = { readonly language: Language; readonly canReveal: boolean };

const unixOf = (text: string): number => toUnix(new Date(text));

const presentHead = (order: OrderHead, { language, canReveal }: Reader) => ({
  public_id: order.publicId,
  number: orderNumber(order.publicId),
  created: toUnix(order.createdAt),
  paid: order.paidAt && toUnix(order.paidAt),
  status: order.status,
  channel: order.channel,
  buyer: {
    public_id: order.buyerPublicId,
    name: order.buyerName,
    temporary: order.isTemporary,
    email: maskedBy(maskEmail, canReveal)(order.email),
    phone: maskedBy(maskPhone, canReveal)(order.phone),
  },
  total: toRoubles(order.total),
  discount: toRoubles(order.discount),
  certificates_amount: toRoubles(order.certificates),
  amount: toRoubles(order.amount),
  starts: order.starts.map(({ event, start, titleRu, titleEn }) => ({
    event,
    public_id: start,
    title: say(language, titleRu, titleEn),
  })),
});

/** An order as the list shows it. */
export const presentRow = (row: OrderRow, reader: Reader): OfficeOrderRow => ({
  ...presentHead(row, reader),
  lines: row.lines.map(({ selector, titleRu, titleEn, count }) => ({
    selector,
    title: say(reader.language, titleRu, titleEn),
    count,
  })),
  lines_count: row.linesCount,
  hidden_lines: row.hiddenLines,
  provider: row.provider,
});

const stateOf = (piece: IssuedPiece, buyer: number): 'held' | 'passed' | 'returned' => {
  if (piece.isReturned) return 'returned';
  return piece.userId === buyer ? 'held' : 'passed';
};

const presentLine = (
  line: CardLine,
  { head, issued, looks }: OrderParts,
  language: Language,
): OfficeOrder['lines'][number] => ({
  unique_id: line.uniqueId,
  selector: line.selector,
  public_id: line.itemPublicId,
  title: say(language, line.titleRu, line.titleEn),
  variant: looks.get(line.id)?.variant ?? null,
  size: looks.get(line.id)?.size ?? null,
  start: line.start,
  count: line.count,
  price: toRoubles(line.price),
  discount: toRoubles(line.discount),
  total: toRoubles(line.total),
  reason: line.reason,
  promocode: line.promocode,
  issued: issued
    .filter(({ lineId }) => lineId === line.id)
    .map((piece) => ({
      public_id: piece.publicId,
      number: piece.number,
      state: stateOf(piece, head.userId),
      name: piece.name,
    })),
  refunds: line.refunds.map(({ asked, done, certificates, money }) => ({
    asked: unixOf(asked),
    done: done === null ? null : unixOf(done),
    certificates_amount: toRoubles(certificates),
    amount: toRoubles(money),
  })),
});

const presentPayment = (payment: PaymentAttempt): OfficeOrder['payments'][number] => ({
  public_id: payment.publicId,
  provider: payment.provider,
  status: payment.status,
  amount: toRoubles(payment.amount),
  refunded: toRoubles(payment.refunded),
  created: toUnix(payment.createdAt),
  captured: payment.capturedAt && toUnix(payment.capturedAt),
  checked: payment.checkedAt && toUnix(payment.checkedAt),
  notices: payment.notices.map(({ received, outcome }) => ({ received: unixOf(received), outcome })),
});

const presentRefund = (payment: string, refund: AttemptRefund): OfficeOrder['refunds'][number] => ({
  public_id: refund.publicId,
  payment,
  status: refund.status,
  reason: refund.reason,
  amount: toRoubles(refund.amount),
  attempts: refund.attempts,
  next_attempt: refund.status === 'waiting' ? unixOf(refund.nextAttempt) : null,
  created: unixOf(refund.created),
  done: refund.done === null ? null : unixOf(refund.done),
});

/** Everything that was read of an order. */
export type OrderParts = {
  readonly acts: OfficeOrder['acts'];
  readonly head: CardHead;
  readonly issued: readonly IssuedPiece[];
  /** By lines; absent: its title says everything. */
  readonly looks: ReadonlyMap<number, LineLook>;
  readonly payments: readonly PaymentAttempt[];
  readonly shipments: readonly ShipmentView[];
  readonly letters: readonly LetterState[];
};

/** The card: of lines out of reach, and of what came back of them or is sent of them alone, nothing but their number. */
export const presentCard = (parts: OrderParts, reader: Reader): OfficeOrder => {
  const { head, payments, shipments, letters } = parts;
  const { lines } = head;
  const { language } = reader;
  const reached = lines.filter(({ isReached }) => isReached);
  const hiddenCauses = new Set(
    lines.filter((line) => !line.isReached).flatMap(({ refunds }) => refunds.map(({ cause }) => cause)),
  );
  const reachedIds = new Set(reached.map(({ uniqueId }) => uniqueId));
  return {
    ...presentHead(head, reader),
    version: head.version,
    note: head.note,
    acts: [...parts.acts],
    confirmation: head.confirmation,
    expires: toUnix(head.expiresAt),
    issued: head.issuedAt && toUnix(head.issuedAt),
    cancelled: head.cancelledAt && toUnix(head.cancelledAt),
    language: head.language,
    delivery: toRoubles(head.delivery),
    lines: reached.map((line) => presentLine(line, parts, language)),
    hidden_lines: lines.length - reached.length,
    payments: payments.map(presentPayment),
    refunds: payments.flatMap((payment) =>
      payment.refunds
        .filter(({ cause }) => cause === null || !hiddenCauses.has(cause))
        .map((refund) => presentRefund(payment.publicId, refund)),
    ),
    parcels: shipments
      .filter(({ uniqueIds }) => uniqueIds.some((id) => reachedIds.has(id)))
      .map(({ goods, method, cost, track }) => ({ goods, method: method[language], cost: toRoubles(cost), track })),
    letters: letters.map((letter) => presentLetter(letter, reader.canReveal)),
    repeatable: parts.acts.includes('edit') ? repeatableOf(letters) : [],
  };
};
