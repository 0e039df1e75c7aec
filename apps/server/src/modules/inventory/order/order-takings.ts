import type { MessageSpec } from '@trassa/contracts';
import { invalid, ok, refuse } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { gathered, type Tx } from '../../../platform/database/index.ts';
import { decideEach } from '../domain/decide-takings.ts';
import type { ClusterLine, NumberLine, PlacedCluster, ShirtLine } from './order-places.ts';
import { bookForOrder, selectStrangeNumbers } from '../numbers/numbers.repository.ts';
import { addToClusters, addToShirts, insertTakings, lockClusters, lockShirts } from '../takings.repository.ts';

type Takings<Line> = { readonly orderId: number; readonly lines: readonly Line[] };

const takeClustersOf = gathered<Takings<ClusterLine>, Result<PlacedCluster[]>>(async (tx, orders) => {
  const formatIds = [...new Set(orders.flatMap(({ lines }) => lines.map((line) => line.formatId)))];
  if (!formatIds.length) return orders.map(() => ok([]));
  const stocks = await lockClusters(tx, formatIds);
  const found = orders.map(({ orderId, lines }) => ({
    orderId,
    lines: lines.map((line) => ({
      line,
      stock: stocks.find((one) => one.formatId === line.formatId && one.names.includes(line.cluster)),
    })),
  }));
  const { refused, taken, sums } = decideEach(
    stocks.map((stock) => ({ key: String(stock.id), left: stock.left })),
    found.map(({ orderId, lines }) => ({
      orderId,
      demands: lines.map(({ line, stock }) => ({
        uniqueId: line.uniqueId,
        key: String(stock?.id ?? ''),
        count: line.count,
      })),
    })),
  );
  await addToClusters(
    tx,
    [...sums].map(([key, count]) => ({ id: Number(key), count })),
  );
  await insertTakings(
    tx,
    taken.map(({ orderId, key, count }) => ({ orderId, clusterId: Number(key), count })),
  );
  const messageOf = (key: string): MessageSpec => ({ id: key === '' ? 'cluster' : 'cluster_full' });
  return found.map(({ lines }, index) => {
    const lacking = refused[index] ?? [];
    return lacking.length
      ? invalid(Object.fromEntries(lacking.map(({ demand }) => [demand.uniqueId, messageOf(demand.key)])))
      : ok(lines.flatMap(({ line, stock }) => (stock ? [{ uniqueId: line.uniqueId, clusterId: stock.id }] : [])));
  });
});

/** See `OrderInventory.takeClusters`. */
export const takeClusters = (
  tx: Tx,
  orderId: number,
  lines: readonly ClusterLine[],
): Promise<Result<PlacedCluster[]>> => takeClustersOf(tx, { orderId, lines });

const shirtKey = (one: { eventCityId: number; size: string }): string => `${one.eventCityId} ${one.size}`;

const takeShirtsOf = gathered<Takings<ShirtLine>, Result<null>>(async (tx, orders) => {
  const cities = [...new Set(orders.flatMap(({ lines }) => lines.map((line) => line.eventCityId)))];
  if (!cities.length) return orders.map(() => ok(null));
  const stocks = new Map((await lockShirts(tx, cities)).map((stock) => [shirtKey(stock), stock]));
  const { refused, taken, sums } = decideEach(
    [...stocks].map(([key, { left }]) => ({ key, left })),
    orders.map(({ orderId, lines }) => ({
      orderId,
      demands: lines.map((line) => ({ uniqueId: line.uniqueId, key: shirtKey(line), count: line.count })),
    })),
  );
  const shirtOf = (key: string): { eventCityId: number; size: string } => {
    const stock = stocks.get(key);
    if (!stock) throw new Error('a shirt without a stock was taken');
    return { eventCityId: stock.eventCityId, size: stock.size };
  };
  await addToShirts(
    tx,
    [...sums].map(([key, count]) => ({ ...shirtOf(key), count })),
  );
  await insertTakings(
    tx,
    taken.map(({ orderId, key, count }) => ({ orderId, ...shirtOf(key), count })),
  );
  return refused.map((lacking) =>
    lacking.length
      ? refuse({
          code: 'size_unavailable',
          items: lacking.map(({ demand, left }) => ({
            unique_id: demand.uniqueId,
            message: { id: 'size_unavailable' },
            size_left: left,
          })),
        })
      : ok(null),
  );
});

/** See `OrderInventory.takeShirts`. */
export const takeShirts = (tx: Tx, orderId: number, lines: readonly ShirtLine[]): Promise<Result<null>> =>
  takeShirtsOf(tx, { orderId, lines });

const numberKey = (one: { formatId: number; number: number }): string => `${one.formatId} ${one.number}`;

/** See `OrderInventory.bookNumbers`. */
export const bookNumbers = async (tx: Tx, orderId: number, lines: readonly NumberLine[]): Promise<Result<null>> => {
  if (!lines.length) return ok(null);
  const first = new Map(lines.toReversed().map((line) => [numberKey(line), line]));
  const wanted = [...first.values()];
  const strange = new Set((await selectStrangeNumbers(tx, wanted)).map(numberKey));
  const got = new Set(
    (
      await bookForOrder(
        tx,
        orderId,
        wanted,
        lines.flatMap((line) => line.holdId ?? []),
      )
    ).map(numberKey),
  );
  const refused = lines.filter(
    (line) => strange.has(numberKey(line)) || !got.has(numberKey(line)) || first.get(numberKey(line)) !== line,
  );
  if (refused.length) {
    return refuse({
      code: 'number_taken',
      items: refused.map((line) => ({ unique_id: line.uniqueId, message: { id: 'number_taken' } })),
    });
  }
  await insertTakings(
    tx,
    wanted.map(({ formatId, number }) => ({ orderId, formatId, number })),
  );
  return ok(null);
};
