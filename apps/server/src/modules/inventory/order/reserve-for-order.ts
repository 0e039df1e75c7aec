import type { MessageSpec } from '@trassa/contracts';
import { randomId } from '../../../kernel/ids.ts';
import { ok, refuse } from '../../../kernel/result.ts';
import type { Refused, RefusedItem, Result } from '../../../kernel/result.ts';
import { alone, type Tx } from '../../../platform/database/index.ts';
import { checkCaps, lockTakers, type OrderCaps } from './cap-order.ts';
import { decidePlaces, groupPlaces, isUsable, quotaKey } from '../domain/decide-order.ts';
import { type LaterPlaces, resizeLater } from '../domain/held-prices.ts';
import type { GroupNeed, KnownHold, PlaceGroup, ShortGroup } from '../domain/decide-order.ts';
import {
  addTaken,
  expireHoldsOf,
  insertOrderedHolds,
  lockQuotasOfFormats,
  markReleased,
  orderHolds,
  selectHolds,
  takeExactHolds,
  type WantedHold,
} from './order-holds.repository.ts';
import type { OrderPlaces, PlacedLine } from './order-places.ts';

const itemsOf = (group: PlaceGroup, message: MessageSpec, left?: number): RefusedItem[] =>
  group.lines.map((line) => ({
    unique_id: line.uniqueId,
    message,
    format_public_id: line.formatPublicId,
    kind: line.kind,
    ...(left === undefined ? {} : { tickets_left: left }),
  }));

const refuseExpired = (groups: readonly PlaceGroup[]): Refused =>
  refuse({ code: 'hold_expired', items: groups.flatMap((group) => itemsOf(group, { id: 'hold_expired' })) });
const refuseShort = (short: readonly ShortGroup[]): Refused =>
  refuse({
    code: 'tickets_unavailable',
    items: short.flatMap(({ group, left }) => itemsOf(group, { id: 'tickets_unavailable' }, left)),
  });

type Placed = ReadonlyMap<PlaceGroup, { holdId: string; priceAt: Date }>;

/** In the order of the basket. */
const present = (order: OrderPlaces, placed: Placed): PlacedLine[] => {
  const byLine = new Map<string, PlacedLine>();
  for (const [group, hold] of placed)
    for (const line of group.lines) byLine.set(line.uniqueId, { uniqueId: line.uniqueId, ...hold });
  return order.lines.flatMap((line) => byLine.get(line.uniqueId) ?? []);
};

/** Splits the groups by whether their hold may be used; groups without a hold are fine. */
const judge = (
  groups: readonly PlaceGroup[],
  holds: ReadonlyMap<string, KnownHold>,
  replaces: readonly number[],
): { expired: PlaceGroup[]; needs: GroupNeed[] } => {
  const expired: PlaceGroup[] = [];
  const needs: GroupNeed[] = [];
  const used = new Set<string>();
  for (const group of groups) {
    const hold = group.holdId === null ? undefined : holds.get(group.holdId);
    if (group.holdId !== null && (used.has(group.holdId) || !isUsable(group, hold, replaces))) expired.push(group);
    else needs.push({ group, hold: hold ?? null });
    if (group.holdId !== null) used.add(group.holdId);
  }
  return { expired, needs };
};

/** The moments of places beyond those first held, after the order has set their count (DEC-116). */
const laterOf = (group: PlaceGroup, hold: KnownHold | null): LaterPlaces[] =>
  hold ? resizeLater(hold, group.count, hold.readAt) : [];

/** Counts change, or there is no hold: quotas are locked, then holds, and everything is looked at again. */
const reserveWithQuotas = async (
  tx: Tx,
  order: OrderPlaces,
  groups: readonly PlaceGroup[],
): Promise<Result<Placed>> => {
  const quotas = await lockQuotasOfFormats(tx, [...new Set(groups.map((group) => group.formatId))]);
  const holds = await selectHolds(
    tx,
    groups.flatMap((group) => group.holdId ?? []),
    true,
  );
  const { expired, needs } = judge(groups, holds, order.replaces ?? []);
  if (expired.length) return refuseExpired(expired);
  const left = (given: ReadonlyMap<number, number>) =>
    new Map(
      quotas.map((quota) => [
        quotaKey(quota.formatId, quota.kind),
        { id: quota.id, left: quota.left + (given.get(quota.id) ?? 0) },
      ]),
    );
  let plan = decidePlaces(needs, left(new Map()));
  if (plan.short.length)
    plan = decidePlaces(
      needs,
      left(
        await expireHoldsOf(
          tx,
          quotas.map((quota) => quota.id),
        ),
      ),
    );
  if (plan.short.length) return refuseShort(plan.short);

  const idOf = new Map(quotas.map((quota) => [quotaKey(quota.formatId, quota.kind), quota.id]));
  const kept = needs.filter(({ hold }) => hold?.state === 'live');
  const made = needs
    .filter(({ hold }) => hold?.state !== 'live')
    .map(({ group, hold }) => ({
      group,
      id: randomId(),
      quotaId: idOf.get(quotaKey(group.formatId, group.kind)) ?? 0,
      count: group.count,
      priceAt: hold?.priceAt ?? null,
      later: laterOf(group, hold),
    }));
  await orderHolds(
    tx,
    order.orderId,
    order.expiresAt,
    kept.map(({ group, hold }) => ({ id: hold?.id ?? '', count: group.count, later: laterOf(group, hold) })),
  );
  await markReleased(
    tx,
    needs.flatMap(({ hold }) => (hold?.state === 'ordered' ? hold.id : [])),
  );
  const priceOf = await insertOrderedHolds(tx, order, made);
  await addTaken(tx, plan.deltas);
  return ok(
    new Map([
      ...kept.map(
        ({ group, hold }) => [group, { holdId: hold?.id ?? '', priceAt: hold?.priceAt ?? new Date(0) }] as const,
      ),
      ...made.map(
        ({ group, id, priceAt }) =>
          [group, { holdId: id, priceAt: priceOf.get(id) ?? priceAt ?? new Date(0) }] as const,
      ),
    ]),
  );
};

/** What was reserved, unless it is too much for who asks. */
const capped = async (
  tx: Tx,
  order: OrderPlaces,
  caps: OrderCaps,
  { placed, isMore }: { placed: Placed; isMore: boolean },
): Promise<Result<PlacedLine[]>> => {
  const allowed = await checkCaps(tx, order, caps, isMore);
  return allowed.ok ? ok(present(order, placed)) : allowed;
};

/** Holds become the order's, see `OrderInventory`. Where every hold has exactly its lines' places, no quota is locked. */
export const reserveForOrder = async (
  tx: Tx,
  order: OrderPlaces,
  caps: OrderCaps = null,
): Promise<Result<PlacedLine[]>> => {
  const groups = groupPlaces(order.lines);
  if (!groups.length) return ok([]);
  const wanted = groups.map((group): WantedHold => ({ ...group, id: group.holdId ?? '' }));
  const { orderId, expiresAt, mailbox = '' } = order;
  const holds = await takeExactHolds(tx, { orderId, expiresAt, holds: wanted, mailbox: caps && mailbox });
  const { expired, needs } = judge(groups, holds, order.replaces ?? []);
  if (expired.length) return refuseExpired(expired);
  const exact = needs.flatMap(({ group, hold }) =>
    hold?.state === 'live' && hold.count === group.count ? [{ group, hold }] : [],
  );
  if (exact.length < groups.length) {
    alone(tx);
    await lockTakers(tx, order, caps);
    const placed = await reserveWithQuotas(tx, order, groups);
    return placed.ok ? capped(tx, order, caps, { placed: placed.value, isMore: true }) : placed;
  }
  const lost = exact.filter(({ hold }) => !holds.get(hold.id)?.isTaken);
  if (lost.length) return refuseExpired(lost.map(({ group }) => group));
  const placed = new Map(exact.map(({ group, hold }) => [group, { holdId: hold.id, priceAt: hold.priceAt }]));
  return capped(tx, order, caps, { placed, isMore: false });
};
