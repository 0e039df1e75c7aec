import type { TicketKind } from '@trassa/rules';
import { type Executor, gathered, type Tx } from '../../../platform/database/index.ts';
import { lockRanges, takeNextNumbers } from './numbers.repository.ts';

/** A ticket that wants a start number. */
export type Unnumbered = {
  readonly id: number;
  readonly formatId: number;
  readonly clusterId: number | null;
  readonly kind: TicketKind;
};

type Wish = Unnumbered & { readonly orderId: number };

/** Gives numbers of the ranges of one cluster (null: of those for everybody) to tickets of one kind, as far as there are any. */
const giveOf = async (tx: Executor, wishes: readonly Wish[], clusterId: number | null, given: Map<number, number>) => {
  const [first] = wishes;
  if (!first) return;
  const waiting = [...wishes];
  for (const range of await lockRanges(tx, first.formatId, clusterId)) {
    if (!waiting.length) return;
    const orderIds = waiting.map((wish) => wish.orderId);
    for (const { orderId, number } of await takeNextNumbers(tx, orderIds, first.formatId, {
      range,
      kind: first.kind,
    })) {
      const [wish] = waiting.splice(
        waiting.findIndex((one) => one.orderId === orderId),
        1,
      );
      if (wish) given.set(wish.id, number);
    }
  }
};

/** Of one cluster and kind each; ranges are locked in the order of formats and clusters. */
const groupsOf = (wishes: readonly Wish[], clusterOf: (wish: Wish) => number | null): Wish[][] => {
  const sorted = wishes.toSorted(
    (a, b) => a.formatId - b.formatId || (clusterOf(a) ?? 0) - (clusterOf(b) ?? 0) || (a.kind < b.kind ? -1 : 1),
  );
  return [...Map.groupBy(sorted, (wish) => JSON.stringify([wish.formatId, clusterOf(wish), wish.kind])).values()];
};

const assign = gathered<readonly Wish[], Map<number, number>>(async (tx, asked) => {
  const wishes = asked.flat();
  const given = new Map<number, number>();
  const inClusters = wishes.filter((wish) => wish.clusterId !== null);
  for (const group of groupsOf(inClusters, (wish) => wish.clusterId))
    await giveOf(tx, group, group[0]?.clusterId ?? null, given);
  const others = wishes.filter((wish) => !given.has(wish.id));
  for (const group of groupsOf(others, () => null)) await giveOf(tx, group, null, given);
  return asked.map((own) => new Map(own.flatMap(({ id }) => (given.has(id) ? [[id, given.get(id) ?? 0]] : []))));
});

/** See `OrderInventory.assignNumbers`. */
export const assignNumbers = (
  tx: Tx,
  orderId: number,
  tickets: readonly Unnumbered[],
): Promise<ReadonlyMap<number, number>> =>
  assign(
    tx,
    tickets.map((ticket) => ({ ...ticket, orderId })),
  );
