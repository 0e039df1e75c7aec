import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRow, unique } from '../../factories/events.ts';
import type { Member } from '../../staff/door.ts';
import { openReports, sell } from './stage.ts';

const { compared, createColleague, db, report, rowOf } = openReports();

const moscow = (text: string): Date => new Date(`${text}:00+03:00`);
const spring = 'from=2026-03-01&to=2026-04-30';

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
  const take = (at: string, total: number, provider: string) =>
    sell(db(), { at: moscow(at), lines: [{ kind: 'shop', total }], provider });
  const first = await take('2026-03-31T23:59', 1000_50, 'one');
  await take('2026-04-01T00:00', 300_00, 'one');
  await take('2026-04-02T12:00', 70_00, 'two');
  const { rows } = await sql<{ id: number }>`select id from payments where order_id = ${first.id}`.execute(db());
  await insertRow(db(), 'refunds', {
    public_id: unique('refund'),
    payment_id: rows[0]?.id,
    order_id: first.id,
    amount_minor: 200_00,
    reason: 'ticket',
    cause: unique('ticket:'),
    status: 'done',
    done_at: moscow('2026-04-05T10:00'),
  });
  // The register of the first of April has another sum and a fee.
  const register = await insertRow(db(), 'settlement_registers', {
    public_id: unique('register'),
    provider: 'one',
    file_name: 'one.csv',
    file_hash: 'x',
    from_day: '2026-04-01',
    until_day: '2026-04-01',
    row_count: 1,
    created_at: new Date(),
    created_by: admin.id,
    applied_at: new Date(),
  });
  await sql`insert into settlement_rows (register_id, day, kind, provider_payment_id, amount_minor, fee_minor)
    values (${register}, '2026-04-01', 'payment', 'theirs', 29000, 900)`.execute(db());
  await sql`insert into settlement_days (provider, day, register_id) values ('one', '2026-04-01', ${register})`.execute(
    db(),
  );
  // A closed day is as it was closed.
  await sql`insert into settlement_days (provider, day, captured_minor, refunded_minor, closed_at)
    values ('two', '2026-04-02', 9900, 0, now())`.execute(db());
});

// BO-083
describe('every figure of settlement', () => {
  it.each(['', '&group=provider', '&group=day', '&f.provider=one'])(
    'asked by %j is the sum of the days that it opens',
    async (query) => {
      const pairs = (await compared(admin, await report(admin, `settlement?${spring}${query}`))).filter(
        ([told]) => !Number.isNaN(told),
      );
      expect(pairs.length).toBeGreaterThan(4);
      expect(pairs.map(([told]) => told)).toEqual(pairs.map(([, opened]) => opened));
    },
  );
});

describe('the report of settlement', () => {
  it('sums the days of a month by provider, what registers say of those that have one', async () => {
    const shown = await report(admin, `settlement?${spring}`);
    const nothing = { fee: null, transferred: null, difference: null };
    expect(rowOf(shown, '2026-03-01', 'one')).toEqual({ captured: 1000.5, refunded: 0, ...nothing });
    expect(rowOf(shown, '2026-04-01', 'one')).toEqual({
      captured: 300,
      refunded: 200,
      fee: 9,
      transferred: 281,
      difference: 10,
    });
    expect(rowOf(shown, '2026-04-01', 'two')).toEqual({ captured: 99, refunded: 0, ...nothing });
  });

  it('of more days than the screen shows opens none of them', async () => {
    const shown = await report(admin, 'settlement?from=2026-01-01&to=2026-05-31');
    expect([shown.totals.filters, shown.rows[0]?.filters]).toEqual([null, expect.anything()]);
  });
});
