import { z } from 'zod';
import { call } from '../call.ts';

const count = z.int().nonnegative();

/** What was sold and what went back within some time, in roubles; a return counts when its money has gone. */
export const OfficeSales = z.object({
  /** Within one start each order that has something of it. */
  orders: count,
  tickets: count,
  /** Pieces of the shop, and their sum; none within a narrowed reach. */
  goods: count,
  goods_sum: z.number(),
  /** Paid by money; within a narrowed reach lines of its starts after discounts. */
  sum: z.number(),
  refunds: count,
  refunded: z.number(),
});
export type OfficeSales = z.infer<typeof OfficeSales>;

export const alarmCodes = [
  'refund_failed',
  'not_issued',
  'payments_failing',
  'letters_failing',
  'audit_broken',
  'sold_out',
  'shirts_low',
  'results_waiting',
] as const;
export const OfficeAlarm = z.object({
  code: z.enum(alarmCodes),
  /** Refunds, orders, formats, sizes, starts; per cent of those that failed; the number of the broken entry. */
  count,
  /** The start it is about. */
  start: z.object({ public_id: z.string(), title: z.string() }).nullable(),
});
export type OfficeAlarm = z.infer<typeof OfficeAlarm>;

export const OfficeDashboard = z.object({
  /** Unix seconds until which sales are counted; null: nothing was sold yet. */
  counted: z.int().nullable(),
  today: OfficeSales,
  /** Yesterday by the same time of day. */
  before: OfficeSales,
  /** Tickets by hours of the house's day, 24 each. */
  hours: z.object({ today: z.array(count), yesterday: z.array(count) }),
  /** The last 60 days, today last. */
  days: z.array(OfficeSales.extend({ day: z.string() })),
  /** Tickets of the last 14 days, today last; starts that sold any. */
  starts: z.array(z.object({ public_id: z.string(), tickets: z.array(count) })),
  /** Orders that wait for their money now; null within a narrowed reach. */
  paying: count.nullable(),
  alarms: z.array(OfficeAlarm),
});
export type OfficeDashboard = z.infer<typeof OfficeDashboard>;

/** The first screen of the staff (back-office.md 3.3). */
export const officeDashboard = {
  read: call({
    method: 'GET',
    path: '/api/admin/dashboard',
    auth: 'staff',
    right: 'reports.sales',
    scope: 'list',
    act: null,
    summary: 'Whether it sells and whether anything is broken, of what the person reaches',
    responses: { 200: z.object({ values: OfficeDashboard }) },
  }),
};
