import type { AskedRefund } from '@trassa/contracts/office';
import { boundBy, isOrderPaid, isParcelSent, minorOf, splitOverOrders } from '@trassa/rules';
import type { Minor } from '../../../kernel/money.ts';
import { invalid, notFound, ok, refuse, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { type OrderedLine, selectLinesOf } from '../lines.repository.ts';
import { leftOf, lockPaying, type PayingOrder, readPaying } from '../moves/orders-of-ticket.repository.ts';
import { restOf } from '../money/apply-refund.ts';
import type { DeliveryPort, ShipmentView } from '../ports.ts';
import type { AskedLine, AskedTerms, ReturnedPiece, StaffReturns } from '../returned-goods.ts';
import type { Sellables } from '../sellable.ts';
import { findIdOfOrder, type OrderToRefund, selectOrdersToRefund, selectPromised } from './refund.repository.ts';

export type QuoteDeps = { readonly sellables: Sellables; readonly delivery: Pick<DeliveryPort, 'shipmentsOf'> };

/** A part that belongs to no piece: the carriage of a parcel. */
export type PlainPart = { readonly cause: string; readonly sum: Minor };

/** All that would come back of an order, while it is locked. Kopecks. */
export type Quoted = {
  /** By this moment: of a run that of its agreement, however long it takes. */
  readonly at: Date;
  readonly order: OrderToRefund;
  readonly lines: readonly { readonly line: OrderedLine; readonly pieces: readonly ReturnedPiece[] }[];
  readonly deliveries: readonly PlainPart[];
  readonly goodwill: Minor;
  /** The most that goodwill can be: money of the order itself, none that others' tickets paid before a move. */
  readonly goodwillMost: Minor;
  readonly sum: Minor;
  /** Beyond the policy. */
  readonly excess: Minor;
  readonly toCertificates: Minor;
  readonly toMoney: Minor;
};

type Chosen = { readonly line: OrderedLine; readonly asked: AskedLine; readonly returns: StaffReturns };

const isSent = (shipments: readonly ShipmentView[], { uniqueId }: OrderedLine): boolean =>
  shipments.some(({ uniqueIds, state }) => isParcelSent(state) && uniqueIds.includes(uniqueId));

/** The lines of an order that are asked for, each of a kind that comes back; or the fields that name no such line. */
const chooseLines = (
  { sellables }: QuoteDeps,
  { order, asked, lines, shipments }: OrderAround,
  isOurs: boolean,
): Result<Chosen[]> => {
  const chosen: Chosen[] = [];
  const wrong: Record<string, { id: string }> = {};
  const seen = new Set<string>();
  asked.lines.forEach(({ unique_id: uniqueId, pieces, tickets, percent }, index) => {
    const line = lines.find((one) => one.uniqueId === uniqueId);
    const returns = line && sellables.get(line.selector)?.refunded?.byStaff;
    if (!line || !returns || (returns.onlyOurs && !isOurs) || seen.has(uniqueId)) {
      wrong[`lines.${index}.unique_id`] = { id: 'wrong_value' };
      return;
    }
    seen.add(uniqueId);
    const { id, count, total } = line;
    const what = { pieces: pieces ?? null, named: tickets ? [...new Set(tickets)] : null, percent: percent ?? null };
    const of = { orderId: order.id, boughtAt: order.boughtAt, isSent: isSent(shipments, line) };
    chosen.push({ line, returns, asked: { id, count, total, ...what, ...of } });
  });
  return Object.keys(wrong).length ? invalid(wrong) : ok(chosen);
};

type Promises = Awaited<ReturnType<typeof selectPromised>>;

/** What an earlier request promised is paid by this one, and what was paid is not there any more. */
const keepPromise = (piece: ReturnedPiece, promised: Promises): ReturnedPiece => {
  const before = promised.get(piece.cause);
  if (!before) return piece;
  if (before.isDone) return { ...piece, obstacle: 'state' };
  const isUnderWay = promised.has(restOf(piece.cause));
  return { ...piece, sum: before.sum, rest: isUnderWay ? 0 : (piece.rest ?? 0), why: 'promised' };
};

const quotePieces = async (
  tx: Tx,
  chosen: readonly Chosen[],
  terms: Parameters<StaffReturns['quote']>[2],
): Promise<ReturnedPiece[]> => {
  const pieces: ReturnedPiece[] = [];
  for (const returns of new Set(chosen.map((one) => one.returns))) {
    const own = chosen.filter((one) => one.returns === returns).map(({ asked }) => asked);
    pieces.push(...(await returns.quote(tx, own, terms)));
  }
  const promised = await selectPromised(
    tx,
    pieces.flatMap(({ cause, rest = 0 }) => (rest > 0 ? [cause, restOf(cause)] : [cause])),
  );
  return pieces.map((piece) => keepPromise(piece, promised));
};

/** Of parcels that have not left and whose goods all come back, those now included. BO-070 */
const quoteDeliveries = async (
  tx: Tx,
  { sellables }: QuoteDeps,
  { order, lines, shipments }: OrderAround,
  pieces: readonly ReturnedPiece[],
): Promise<PlainPart[]> => {
  const free = shipments.filter(({ state, cost }) => !isParcelSent(state) && cost > 0);
  if (!free.length) return [];
  const back = new Map<number, number>();
  for (const { refunded } of sellables.values())
    for (const [id, count] of (await refunded?.byStaff?.countReturned(tx, order.id)) ?? []) back.set(id, count);
  for (const { lineId } of pieces) back.set(lineId, (back.get(lineId) ?? 0) + 1);
  const isBack = (uniqueId: string): boolean =>
    lines.every((line) => line.uniqueId !== uniqueId || (back.get(line.id) ?? 0) >= line.count);
  const parts = free
    .filter(({ uniqueIds }) => uniqueIds.every(isBack))
    .map(({ id, cost }) => ({ cause: `delivery:${id}`, sum: cost }));
  const promised = await selectPromised(
    tx,
    parts.map(({ cause }) => cause),
  );
  return parts.filter(({ cause }) => !promised.has(cause));
};

const sumOf = (parts: readonly { readonly sum: Minor }[]): Minor => parts.reduce((sum, part) => sum + part.sum, 0);

/** An order with what is asked of it and all that stands around it. */
type OrderAround = {
  readonly order: OrderToRefund;
  readonly asked: AskedRefund;
  readonly lines: readonly OrderedLine[];
  readonly shipments: readonly ShipmentView[];
};
export type AskedOfOrder = Pick<OrderAround, 'order' | 'asked'>;

/** What whoever gives back many orders at once says of all of them. */
export type ManyTerms = Pick<AskedTerms, 'isOurs' | 'withBegun'> & {
  /** A piece that stays with its order, though its line is asked for. */
  readonly isLeftOut?: (piece: ReturnedPiece, line: OrderedLine) => boolean;
};
type QuoteTerms = Pick<AskedTerms, 'now' | 'isGlance'> & ManyTerms;

/**
 * What would come back of orders, line by line, by as many statements as for one (carriage aside). The rules are those of the
 * buyer's own return. BO-065, BO-069, BO-070
 */
export const quoteOrders = async (
  tx: Tx,
  deps: QuoteDeps,
  asked: readonly AskedOfOrder[],
  { isLeftOut = () => false, ...terms }: QuoteTerms,
): Promise<Result<Quoted[]>> => {
  const ids = asked.map(({ order }) => order.id);
  const [lines, shipments] = [await selectLinesOf(tx, ids), await deps.delivery.shipmentsOf(tx, ids)];
  const around = asked.map((one): OrderAround => {
    const { id } = one.order;
    return { ...one, lines: lines.get(id) ?? [], shipments: shipments.get(id) ?? [] };
  });
  const chosen: Chosen[] = [];
  for (const one of around) {
    const own = chooseLines(deps, one, terms.isOurs);
    if (!own.ok) return own;
    chosen.push(...own.value);
  }
  const withInsurance = asked.every((one) => one.asked.insurance);
  const pieces = Map.groupBy(await quotePieces(tx, chosen, { ...terms, withInsurance }), ({ lineId }) => lineId);
  const paying = await readPaying(tx, ids);
  const quoted: Quoted[] = [];
  for (const one of around) {
    const own = chosen.filter(({ asked: { orderId } }) => orderId === one.order.id);
    const told = own.map(({ line }) => ({
      line,
      pieces: (pieces.get(line.id) ?? []).filter((piece) => !isLeftOut(piece, line)),
    }));
    const all = told.flatMap((each) => each.pieces);
    const deliveries = one.asked.delivery ? await quoteDeliveries(tx, deps, one, all) : [];
    quoted.push(toQuoted({ ...one, at: terms.now }, { lines: told, deliveries }, paying.get(one.order.id) ?? []));
  }
  return ok(quoted);
};

type Parts = Pick<Quoted, 'lines' | 'deliveries'>;

/** Pieces and carriage in turn, none beyond what is left of the order; a promise of an earlier request is off that already. BO-071 */
const boundParts = ({ lines, deliveries }: Parts, paying: readonly PayingOrder[]): Parts => {
  const bound = boundBy(leftOf(paying));
  const boundPiece = (piece: ReturnedPiece): ReturnedPiece => {
    if (piece.why === 'promised') return { ...piece, rest: bound(piece.rest ?? 0) };
    const sum = bound(piece.sum);
    return sum < piece.sum ? { ...piece, sum, why: 'left' } : piece;
  };
  return {
    lines: lines.map(({ line, pieces }) => ({ line, pieces: pieces.map(boundPiece) })),
    deliveries: deliveries.map(({ cause, sum }) => ({ cause, sum: bound(sum) })).filter(({ sum }) => sum > 0),
  };
};

const toQuoted = (
  { order, asked, at }: OrderAround & Pick<Quoted, 'at'>,
  wanted: Parts,
  paying: readonly PayingOrder[],
): Quoted => {
  const { lines, deliveries } = boundParts(wanted, paying);
  const pieces = lines.flatMap((one) => one.pieces);
  const goodwill = minorOf(asked.goodwill ?? 0);
  // A promise of an earlier request is in what has left already.
  const promised = sumOf(pieces.filter(({ why }) => why === 'promised'));
  const rests = pieces.reduce((all, { rest = 0 }) => all + rest, 0);
  const parts = sumOf(pieces) + rests + sumOf(deliveries);
  const goodwillMost = Math.max(0, leftOf(paying.slice(0, 1)) - (parts - promised));
  const sum = parts + goodwill;
  const split = splitOverOrders(
    sum - promised,
    paying.map(({ left }) => left),
  );
  const more = pieces.reduce(
    (beyond, piece) => beyond + Math.max(0, piece.sum + (piece.rest ?? 0) - piece.policySum),
    0,
  );
  const toCertificates = split.reduce((all, { certificates }) => all + certificates, 0);
  const toMoney = split.reduce((all, { money }) => all + money, promised);
  return {
    at,
    order,
    lines,
    deliveries,
    goodwill,
    goodwillMost,
    sum,
    excess: goodwill + more,
    toCertificates,
    toMoney,
  };
};

/** What would come back of one order; locks it and its pieces, so that what is made of it at once is this very sum. */
export const quoteRefund = async (
  tx: Tx,
  deps: QuoteDeps,
  orderPublicId: string,
  asked: AskedRefund,
  now: Date,
  many: ManyTerms = { isOurs: false, withBegun: false },
): Promise<Result<Quoted>> => {
  const orderId = await findIdOfOrder(tx, orderPublicId);
  if (orderId === null) return notFound();
  await lockPaying(tx, orderId);
  const [order] = await selectOrdersToRefund(tx, [orderId]);
  if (!order) return notFound();
  if (!isOrderPaid(order.status)) return refuse({ code: 'state' });
  const quoted = await quoteOrders(tx, deps, [{ order, asked }], { now, isGlance: false, ...many });
  if (!quoted.ok) return quoted;
  const [one] = quoted.value;
  return one ? ok(one) : notFound();
};
