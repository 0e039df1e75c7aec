import type { Language } from '@trassa/contracts';
import type { OfficeDashboard, OfficeSales } from '@trassa/contracts/office';
import { type Grant, isoDay, localDayNumber, type Reach, siteTimezone, startOfLocalDay } from '@trassa/rules';
import { fromUnix, toUnix } from '../../kernel/clock.ts';
import { toRoubles } from '../../kernel/money.ts';
import { listAlarms } from './list-alarms.ts';
import type { ReportsDeps } from './reports-deps.ts';
import { findCounted, sumDays, type Sums, sumSlots, sumStarts } from './sales.repository.ts';

const shownDays = 60;
const sparkDays = 14;
const mostStarts = 50;
const hours = 24;
const hour = 3600;
const day = 86_400;

type Asked = { readonly reach: Reach; readonly grants: readonly Grant[]; readonly language: Language };

const nothing: Sums = { orders: 0, tickets: 0, goods: 0, goodsMinor: 0, amountMinor: 0, refunds: 0, refundedMinor: 0 };
const add = (a: Sums, b: Sums): Sums => ({
  orders: a.orders + b.orders,
  tickets: a.tickets + b.tickets,
  goods: a.goods + b.goods,
  goodsMinor: a.goodsMinor + b.goodsMinor,
  amountMinor: a.amountMinor + b.amountMinor,
  refunds: a.refunds + b.refunds,
  refundedMinor: a.refundedMinor + b.refundedMinor,
});
const present = ({ orders, tickets, goods, goodsMinor, amountMinor, refunds, refundedMinor }: Sums): OfficeSales => ({
  orders,
  tickets,
  goods,
  goods_sum: toRoubles(goodsMinor),
  sum: toRoubles(amountMinor),
  refunds,
  refunded: toRoubles(refundedMinor),
});

/** GET /api/admin/dashboard (back-office.md 3.3): out of the slots, whatever was sold. */
export const readDashboard = async (
  deps: ReportsDeps,
  { reach, grants, language }: Asked,
): Promise<OfficeDashboard> => {
  const { db, clock, resolveReach, findPublicIds, countPaying } = deps;
  const now = clock();
  const today = localDayNumber(toUnix(now), siteTimezone);
  const startOf = (number: number): number => startOfLocalDay(number, siteTimezone);
  const textOf = (number: number): string => isoDay(startOf(number), siteTimezone);
  const since = (days: number): Date => fromUnix(startOf(today - days + 1));
  const lastDays = (count: number): string[] =>
    Array.from({ length: count }, (_, index) => textOf(today - count + 1 + index));

  const scope = await resolveReach(db, reach);
  const counted = scope === 'all' ? 'all' : scope.starts;
  const until = await findCounted(db);
  const days = await sumDays(db, counted, since(shownDays));
  const slots = await sumSlots(db, counted, since(2));
  const starts = await sumStarts(db, counted, since(sparkDays), mostStarts);
  const paying = scope === 'all' ? await countPaying(db, now) : null;
  const alarms = await listAlarms(deps, { grants, language });
  const ids = await findPublicIds(
    db,
    starts.map(({ start }) => start),
  );

  const midnight = startOf(today);
  const sumOf = (from: number, to: number): Sums =>
    slots.filter(({ slot }) => toUnix(slot) >= from && toUnix(slot) < to).reduce(add, nothing);
  const ticketsOf = (from: number): number[] =>
    Array.from({ length: hours }, (_, index) => sumOf(from + index * hour, from + (index + 1) * hour).tickets);
  const byDay = new Map(days.map((one) => [one.day, one]));
  const yesterday = startOf(today - 1);
  return {
    counted: until && toUnix(until),
    today: present(sumOf(midnight, midnight + 2 * day)),
    before: present(sumOf(yesterday, toUnix(now) - (midnight - yesterday))),
    hours: { today: ticketsOf(midnight), yesterday: ticketsOf(yesterday) },
    days: lastDays(shownDays).map((text) => ({ day: text, ...present(byDay.get(text) ?? nothing) })),
    starts: starts.flatMap(({ start, days: sold }) => {
      const publicId = ids.get(start);
      return publicId ? [{ public_id: publicId, tickets: lastDays(sparkDays).map((text) => sold[text] ?? 0) }] : [];
    }),
    paying,
    alarms,
  };
};
