import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainTable, kopecks } from '../../test/domain-table.ts';
import { quoteRefund, readRefundPolicy, returnObstacle, seasonRefundPolicy } from './refund.ts';
import type { TicketState } from '../states/ticket-state.ts';
import { localTime, startOfLocalDay } from '../dates/zone.ts';

const policies: Record<string, unknown> = {
  Season: null,
  Mild: [{ days: 3, percent: 100 }],
  Never: [{ days: 0, percent: 0 }],
  Long: [
    { days: 20, percent: 50 },
    { days: 60, percent: 100 },
    { days: 7, percent: 25 },
    { days: 30, percent: 50 },
  ],
};

/** '2027-05-31 10:00' on the wall of a zone, in unix seconds. */
const wall = (cell = '', timezone: string): number => {
  const [date = '', time = '00:00'] = cell.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfLocalDay(Date.parse(date) / 86_400_000, timezone) + hours * 3600 + minutes * 60;
};

describe('the sum of a return', () => {
  test.each(domainTable('refunds.md', 'Tiers'))('$Tiers, start $Start, asked $Now ($Zone): $Refund of $Paid', (row) => {
    const zone = row['Zone'] ?? '';
    const until = row['Holds until'] ?? '–';
    const quote = quoteRefund(
      {
        paid: kopecks(row['Paid']),
        insurance: kopecks(row['Insurance']),
        policy: readRefundPolicy(policies[row['Tiers'] ?? '']),
        start: wall(row['Start'], zone),
        timezone: zone,
      },
      wall(row['Now'], zone),
    );
    expect(quote).toEqual({
      sum: kopecks(row['Refund']),
      percent: Number(row['Percent']),
      until: until === '–' ? null : wall(until, zone),
    });
  });

  test('is never more than was paid, never negative, and never grows as the start comes nearer', () => {
    const policy = readRefundPolicy(policies['Long']);
    const start = wall('2027-05-31 10:00', 'Europe/Moscow');
    const at = (paid: number, now: number) =>
      quoteRefund({ paid, insurance: 0, policy, start, timezone: 'Europe/Moscow' }, now);
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(9_000_000), fc.nat(9_000_000), (paid, one, other) => {
        const early = at(paid, start - Math.max(one, other));
        const late = at(paid, start - Math.min(one, other));
        expect(early.sum).toBeLessThanOrEqual(paid);
        expect(late.sum).toBeGreaterThanOrEqual(0);
        expect(late.sum).toBeLessThanOrEqual(early.sum);
      }),
    );
  });

  test('holds until the moment named, and not a second longer when another one follows', () => {
    const policy = seasonRefundPolicy;
    const start = wall('2027-05-31 10:00', 'Europe/Moscow');
    const at = (now: number) =>
      quoteRefund({ paid: 300_000, insurance: 0, policy, start, timezone: 'Europe/Moscow' }, now);
    const { percent, until } = at(start - 40 * 86_400);
    expect(at((until ?? 0) - 1).percent).toBe(percent);
    expect(at(until ?? 0).percent).toBeLessThan(percent);
  });
});

describe('a stored policy', () => {
  // BO-050
  test.each([
    ['before the moment', 999, { sum: 350_000, percent: 100, until: 1000 }],
    ['from the moment on', 1000, { sum: 0, percent: 0, until: 2000 }],
  ])('the whole of a moved start comes back %s that was named', (_when, now, expected) => {
    const start = { policy: [{ days: 0, percent: 0 }], start: 2000, timezone: 'Europe/Moscow', freeUntil: 1000 };
    expect(quoteRefund({ paid: 300_000, insurance: 50_000, ...start }, now)).toEqual(expected);
  });

  test.each([
    ['absent: the season’s', null, seasonRefundPolicy],
    [
      'sorted',
      [
        { days: 0, percent: 10 },
        { days: 9, percent: 80 },
      ],
      [
        { days: 9, percent: 80 },
        { days: 0, percent: 10 },
      ],
    ],
    [
      'without an end: nothing below it',
      [{ days: 9, percent: 80 }],
      [
        { days: 9, percent: 80 },
        { days: 0, percent: 0 },
      ],
    ],
    [
      'with what is no tier: left out',
      [{ days: -1, percent: 10 }, { days: 1, percent: 101 }, 'x', null],
      [{ days: 0, percent: 0 }],
    ],
  ])('%s', (_name, stored, read) => {
    expect(readRefundPolicy(stored)).toEqual(read);
  });
});

describe('who may return a ticket', () => {
  test.each(domainTable('refunds.md', 'Who and when'))(
    'bought $Bought, held $Holds, $Ticket, pack ${Pack given}, start $Start: $Refusal',
    (row) => {
      const obstacle = returnObstacle(
        {
          isPurchaser: row['Bought'] === 'yes',
          isHolder: row['Holds'] === 'yes',
          status: row['Ticket'] as TicketState,
          isHandedOut: row['Pack given'] === 'yes',
          start: 1000,
        },
        row['Start'] === 'past' ? 1000 : 999,
      );
      expect(obstacle ?? '–').toBe(row['Refusal']);
    },
  );
});

describe('the start of a local day', () => {
  test.each([
    ['Europe/Moscow', '2027-05-02'],
    ['Asia/Kamchatka', '2027-01-01'],
    ['Europe/Berlin', '2027-03-28'],
    ['Europe/Berlin', '2027-03-29'],
    ['Europe/Berlin', '2027-10-31'],
    ['Europe/Berlin', '2027-11-01'],
    ['America/New_York', '2027-03-14'],
  ])('in %s on %s is midnight there', (zone, date) => {
    const at = startOfLocalDay(Date.parse(date) / 86_400_000, zone);
    const { year, month, day, hour, minute } = localTime(at, zone);
    expect([new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10), hour, minute]).toEqual([date, 0, 0]);
  });
});
