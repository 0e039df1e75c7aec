import type { AskedRefund } from '@trassa/contracts/office';
import { isOrderPaid, minorOf, splitRefund } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type OrderedLine, selectLines } from '../lines.repository.ts';
import { readPaidParts } from '../money/order-refunds.repository.ts';
import { lockOrder } from '../orders.repository.ts';
import type { DeliveryPort, ShipmentView } from '../ports.ts';
import type { AskedLine, ReturnedPiece, StaffReturns } from '../returned-goods.ts';
import type { Sellables } from '../sellable.ts';
import {
  findIdOfOrder,
  findOrderToRefund,
  type OrderToRefund,
  readMoneyVersion,
  selectPromised,
} from './refund.repository.ts';

export type QuoteDeps = { readonly sellables: Sellables; readonly delivery: Pick<DeliveryPort, 'shipmentsOf'> };

/** A part that belongs to no piece: the carriage of a parcel. */
export type PlainPart = { readonly cause: string; readonly sum: Minor };

/** All that would come back of an order, while it is locked. Kopecks. */
export type Quoted = {
  readonly order: OrderToRefund;
  readonly lines: readonly { readonly line: OrderedLine; readonly pieces: readonly ReturnedPiece[] }[];
  readonly deliveries: readonly PlainPart[];
  readonly goodwill: Minor;
  readonly sum: Minor;
  /** Beyond the policy. */
  readonly excess: Minor;
  readonly toCertificates: Minor;
  readonly toMoney: Minor;
  readonly version: number;
};

type Chosen = { readonly line: OrderedLine; readonly asked: AskedLine; readonly returns: StaffReturns };

const isSent = (shipments: readonly ShipmentView[], { uniqueId }: OrderedLine): boolean =>
  shipments.some(({ uniqueIds, track }) => track !== null && uniqueIds.includes(uniqueId));

/** The lines that are asked for, each of a kind that comes back; or the fields that name no such line. */
const chooseLines = (
  { sellables }: QuoteDeps,
  asked: AskedRefund,
  lines: readonly OrderedLine[],
  shipments: readonly ShipmentView[],
): Result<Chosen[]> => {
  const chosen: Chosen[] = [];
  const wrong: Record<string, { id: string }> = {};
  const seen = new Set<string>();
  asked.lines.forEach(({ unique_id: uniqueId, pieces, tickets, percent }, index) => {
    const line = lines.find((one) => one.uniqueId === uniqueId);
    const returns = line && sellables.get(line.selector)?.refunded?.byStaff;
    if (!line || !returns || seen.has(uniqueId)) {
      wrong[`lines.${index}.unique_id`] = { id: 'wrong_value' };
      return;
    }
    seen.add(uniqueId);
    const { id, count, total } = line;
    const named = tickets ? [...new Set(tickets)] : null;
    chosen.push({
      line,
      returns,
      asked: {
        id,
        count,
        total,
        pieces: pieces ?? null,
        named,
        percent: percent ?? null,
        isSent: isSent(shipments, line),
      },
    });
  });
  return Object.keys(wrong).length ? invalid(wrong) : ok(chosen);
};

/** What an earlier request promised is paid by this one, and what was paid is not there any more. */
const keepPromises = async (tx: Tx, pieces: readonly ReturnedPiece[]): Promise<ReturnedPiece[]> => {
  const promised = await selectPromised(
    tx,
    pieces.map(({ cause }) => cause),
  );
  return pieces.map((piece): ReturnedPiece => {
    const before = promised.get(piece.cause);
    if (!before) return piece;
    if (before.isDone) return { ...piece, obstacle: 'state' };
    return { ...piece, sum: before.sum, policySum: before.sum, why: 'promised' };
  });
};

const quotePieces = async (
  tx: Tx,
  chosen: readonly Chosen[],
  terms: Parameters<StaffReturns['quote']>[2],
): Promise<ReturnedPiece[]> => {
  const pieces: ReturnedPiece[] = [];
  for (const returns of new Set(chosen.map((one) => one.returns))) {
    const own = chosen.filter((one) => one.returns === returns);
    pieces.push(
      ...(await returns.quote(
        tx,
        own.map(({ asked }) => asked),
        terms,
      )),
    );
  }
  return keepPromises(tx, pieces);
};

/** Of parcels that have not left and whose goods all come back, those now included. BO-070 */
const quoteDeliveries = async (
  tx: Tx,
  { sellables }: QuoteDeps,
  {
    orderId,
    lines,
    shipments,
    pieces,
  }: {
    readonly orderId: number;
    readonly lines: readonly OrderedLine[];
    readonly shipments: readonly ShipmentView[];
    readonly pieces: readonly ReturnedPiece[];
  },
): Promise<PlainPart[]> => {
  const back = new Map<number, number>();
  for (const { refunded } of sellables.values())
    for (const [id, count] of (await refunded?.byStaff?.countReturned(tx, orderId)) ?? []) back.set(id, count);
  for (const { lineId } of pieces) back.set(lineId, (back.get(lineId) ?? 0) + 1);
  const isBack = (uniqueId: string): boolean =>
    lines.every((line) => line.uniqueId !== uniqueId || (back.get(line.id) ?? 0) >= line.count);
  const free = shipments.filter(({ track, cost, uniqueIds }) => track === null && cost > 0 && uniqueIds.every(isBack));
  const parts = free.map(({ id, cost }) => ({ cause: `delivery:${id}`, sum: cost }));
  const promised = await selectPromised(
    tx,
    parts.map(({ cause }) => cause),
  );
  return parts.filter(({ cause }) => !promised.get(cause)?.isDone && !promised.has(cause));
};

/**
 * What would come back of an order, line by line; locks the order and the pieces, so that what is made of it at once is this
 * very sum. The rules are those of the buyer's own return. BO-065, BO-069, BO-070
 */
export const quoteRefund = async (
  tx: Tx,
  deps: QuoteDeps,
  orderPublicId: string,
  asked: AskedRefund,
  now: Date,
): Promise<Result<Quoted>> => {
  const orderId = await findIdOfOrder(tx, orderPublicId);
  if (orderId === null) return notFound();
  await lockOrder(tx, orderId);
  const order = await findOrderToRefund(tx, orderId);
  if (!isOrderPaid(order.status)) return refuse({ code: 'state' });
  const lines = await selectLines(tx, orderId);
  const shipments = (await deps.delivery.shipmentsOf(tx, [orderId])).get(orderId) ?? [];
  const chosen = chooseLines(deps, asked, lines, shipments);
  if (!chosen.ok) return chosen;
  const terms = { orderId, boughtAt: order.boughtAt, now, withInsurance: asked.insurance };
  const pieces = await quotePieces(tx, chosen.value, terms);
  const deliveries = asked.delivery ? await quoteDeliveries(tx, deps, { orderId, lines, shipments, pieces }) : [];
  const goodwill = minorOf(asked.goodwill ?? 0);
  const sumOf = (parts: readonly { readonly sum: Minor }[]): Minor => parts.reduce((sum, part) => sum + part.sum, 0);
  const sum = sumOf(pieces) + sumOf(deliveries) + goodwill;
  const { left } = await readPaidParts(tx, orderId);
  // A promise of an earlier request is in what has left already.
  const promised = sumOf(pieces.filter(({ why }) => why === 'promised'));
  const split = splitRefund(sum - promised, left);
  return ok({
    order,
    lines: chosen.value.map(({ line }) => ({ line, pieces: pieces.filter(({ lineId }) => lineId === line.id) })),
    deliveries,
    goodwill,
    sum,
    excess: goodwill + pieces.reduce((more, piece) => more + Math.max(0, piece.sum - piece.policySum), 0),
    toCertificates: split.certificates,
    toMoney: split.money + promised,
    version: await readMoneyVersion(tx, orderId),
  });
};
