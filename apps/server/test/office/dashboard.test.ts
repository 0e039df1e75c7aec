import type { OfficeDashboard, OfficeSalesLine } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainLine } from '../factories/orders.ts';
import { insertRow } from '../factories/events.ts';
import type { Member } from '../staff/door.ts';
import { openOffice, type Start } from './office.ts';

const { app, db, ask, createColleague, createStart, buyOf } = openOffice();

let admin: Member;
let here: Start;
let there: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  [here, there] = [await createStart(), await createStart()];
  const both = [plainLine(here.format.publicId, 2), plainLine(there.format.publicId, 1)];
  const [, early, old] = [
    await buyOf(both),
    await buyOf([plainLine(here.format.publicId, 1)]),
    await buyOf([plainLine(there.format.publicId, 3)]),
  ];
  // Yesterday a minute before this time of day and a week ago; the slots of both lie whole on their side.
  await sql`update orders set paid_at = date_bin('15 minutes', now() - interval '1 day', timestamptz '2000-01-01 00:00:00+00')
    where public_id = ${early}`.execute(db());
  await sql`update orders set paid_at = now() - interval '7 days' where public_id = ${old}`.execute(db());
  await sql`update payments p set captured_at = o.paid_at from orders o where o.id = p.order_id and p.captured_at is not null`.execute(
    db(),
  );
  await app().sweeps.countSales();
});
const read = async (member: Member): Promise<OfficeDashboard> => {
  const { status, body } = await ask('GET', '/dashboard', member);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { values: OfficeDashboard }).values;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const slots = async (): Promise<unknown[]> =>
  (await sql`select * from sales_slots order by event_city_id, slot`.execute(db())).rows;

describe('the figures', () => {
  it('are of what was paid, by its day, an order of two starts counted once', async () => {
    const { days, hours } = await read(admin);
    expect(sum(days.map(({ orders }) => orders))).toBe(3);
    expect(sum(days.map(({ tickets }) => tickets))).toBe(7);
    expect(sum(days.map(({ sum: paid }) => paid))).toBe(21_000);
    expect(days).toHaveLength(60);
    expect(days.slice(0, -3).filter(({ orders }) => orders > 0)).toHaveLength(1);
    expect([hours.today.length, hours.yesterday.length]).toEqual([24, 24]);
    expect(sum([...hours.today, ...hours.yesterday])).toBe(4);
  });

  // BO-124
  it('of a narrowed colleague are of his starts alone', async () => {
    const { days, starts, paying, today } = await read(await createColleague('manager', { starts: [here.start] }));
    expect(sum(days.map(({ tickets }) => tickets))).toBe(3);
    expect(sum(days.map(({ sum: paid }) => paid))).toBe(9000);
    expect(starts.map(({ public_id: id }) => id)).toEqual([here.start]);
    expect([paying, today.goods]).toEqual([null, 0]);
  });

  it('tell the tickets of a start by days', async () => {
    const { starts } = await read(admin);
    const of = (start: Start): number[] => starts.find(({ public_id: id }) => id === start.start)?.tickets ?? [];
    expect([of(here).length, sum(of(here)), sum(of(there))]).toEqual([14, 3, 4]);
  });

  it('stay the same when they are counted again, by several at once', async () => {
    const before = await slots();
    await Promise.all([app().sweeps.countSales(), app().sweeps.countSales(), app().sweeps.checkSales()]);
    expect(await slots()).toEqual(before);
  });

  it('that are not as what was paid are put right and told', async () => {
    const before = await slots();
    await sql`update sales_slots set tickets = tickets + 5 where slot < now() - interval '20 hours' and slot > now() - interval '2 days'`.execute(
      db(),
    );
    expect(await app().sweeps.checkSales()).toBe(2);
    expect(await slots()).toEqual(before);
  });
});

describe('a return', () => {
  it('counts on its own moment', async () => {
    const order = await buyOf([plainLine(here.format.publicId, 1)]);
    await sql`insert into order_refunds (order_id, order_line_id, cause, money_minor, done_at)
      select o.id, l.id, 'ticket:' || o.id, 150000, now() from orders o join order_lines l on l.order_id = o.id
      where o.public_id = ${order}`.execute(db());
    await app().sweeps.countSales();
    const { days } = await read(admin);
    expect([sum(days.map(({ refunds }) => refunds)), sum(days.map(({ refunded }) => refunded))]).toEqual([1, 1500]);
  });
});

// BO-083
describe('a figure of today', () => {
  it('is the sum of the lines that it opens', async () => {
    const { today, days } = await read(admin);
    const midnight = Date.parse(`${days.at(-1)?.day}T00:00:00+03:00`) / 1000;
    const linesOf = async (cut: string): Promise<readonly OfficeSalesLine[]> => {
      const period = `f.at.from=${midnight}&f.at.to=${midnight + 86_400}`;
      const { body } = await ask('GET', `/sales_lines?${period}&${cut}`, admin);
      return (body as { values: OfficeSalesLine[] }).values;
    };
    const sold = await linesOf('f.movement=sale&f.kind=ticket');
    const returned = await linesOf('f.movement=refund');
    expect(today.tickets).toBeGreaterThan(0);
    expect(sum(sold.map(({ places }) => places))).toBe(today.tickets);
    expect(sum(returned.map(({ refunded }) => refunded))).toBe(today.refunded);
  });
});

describe('what is wrong', () => {
  it('is told to who may see it', async () => {
    await insertRow(db(), 'shirts', {
      event_city_id: here.format.eventCityId,
      size: 'M',
      position: 1,
      stock: 10,
      taken: 8,
    });
    const order = await buyOf([plainLine(there.format.publicId, 1)]);
    await sql`update orders set issued_at = null, paid_at = now() - interval '1 hour' where public_id = ${order}`.execute(
      db(),
    );
    const codesOf = async (member: Member): Promise<string[]> => (await read(member)).alarms.map(({ code }) => code);
    expect(await codesOf(admin)).toEqual(['not_issued', 'shirts_low']);
    await sql`update quotas set reserve = capacity - taken where format_id = ${here.format.id}`.execute(db());
    expect(await codesOf(admin)).toEqual(['not_issued', 'sold_out', 'shirts_low']);
    expect(await codesOf(await createColleague('manager', { starts: [here.start] }))).toEqual([
      'sold_out',
      'shirts_low',
    ]);
    await sql`update formats set sale_end = now() - interval '1 day' where id = ${here.format.id}`.execute(db());
    expect(await codesOf(admin)).toEqual(['not_issued', 'shirts_low']);
    expect(await codesOf(await createColleague('manager', { starts: [there.start] }))).toEqual([]);
  });
});
