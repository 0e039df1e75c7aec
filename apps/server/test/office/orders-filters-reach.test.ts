import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createCity, createPromocode, insertRow, unique } from '../factories/events.ts';
import { plainLine } from '../factories/orders.ts';
import type { Member } from '../staff/door.ts';
import { openOffice, type Start } from './office.ts';

const { db, list, idsOf, createColleague, createStart, buyOf } = openOffice();

let admin: Member;
let colleague: Member;
let own: Start;
let other: Start;
beforeAll(async () => {
  admin = await createColleague('admin');
  [own, other] = [await createStart(), await createStart()];
  colleague = await createColleague('manager', { starts: [own.start] });
});

/** A paid order with a line of each start, and what its lines are called inside. */
const buyBoth = async () => {
  const publicId = await buyOf([plainLine(own.format.publicId, 1), plainLine(other.format.publicId, 1)]);
  const { rows } = await sql<{
    orderId: number;
    payment: number;
    lineId: number;
    uniqueId: string;
    eventCityId: number;
  }>`
    select o.id as "orderId", (select max(p.id) from payments p where p.order_id = o.id) as payment, l.id as "lineId",
      l.unique_id as "uniqueId", l.event_city_id as "eventCityId"
    from orders o join order_lines l on l.order_id = o.id where o.public_id = ${publicId}`.execute(db());
  const lineOf = (start: Start) => {
    const line = rows.find(({ eventCityId }) => eventCityId === start.format.eventCityId);
    if (!line) throw new Error('no such line');
    return line;
  };
  return { publicId, own: lineOf(own), other: lineOf(other) };
};
type Line = Awaited<ReturnType<typeof buyBoth>>['own'];
const refundLine = async ({ orderId, payment, lineId }: Line, status: string): Promise<void> => {
  const cause = unique('ticket');
  const back = { order_id: orderId, order_line_id: lineId, cause, money_minor: 100 };
  await insertRow(db(), 'order_refunds', back);
  const refund = { payment_id: payment, order_id: orderId, amount_minor: 100, reason: 'ticket', cause, status };
  await insertRow(db(), 'refunds', { public_id: randomId(), ...refund });
};
const sendLine = async ({ orderId, uniqueId }: Line): Promise<void> => {
  const name = { goods: 'ticket', carrier: 'post', name_ru: 'Почта' };
  const method = await insertRow(db(), 'delivery_methods', { public_id: unique('method'), ...name });
  const to = {
    first_name: 'Анна',
    last_name: 'Иванова',
    phone: '+7',
    address: 'Москва',
    track: 'RU1',
    state: 'shipped',
  };
  await insertRow(db(), 'shipments', {
    public_id: randomId(),
    order_id: orderId,
    position: 0,
    method_id: method,
    unique_ids: [uniqueId],
    cost_minor: 0,
    grams: 1,
    days_min: 1,
    days_max: 2,
    city_id: await createCity(db()),
    ...to,
  });
};
const giveCode = async ({ lineId }: Line): Promise<string> => {
  const { id, code } = await createPromocode(db());
  await sql`update order_lines set promocode_id = ${id} where id = ${lineId}`.execute(db());
  return code;
};

// BO-124
describe('a filter of orders, for a colleague of one start', () => {
  const isFound = async (who: Member, id: string, query: string): Promise<boolean> =>
    (await idsOf(who, `/orders?${query}`)).includes(id);

  it.each<[string, (line: Line) => Promise<unknown>, string, string]>([
    ['a promocode', giveCode, '', 'f.promocode=none'],
    ['a parcel', sendLine, 'f.parcel=sent', 'f.parcel=none'],
    ['a refund', (line) => refundLine(line, 'done'), 'f.refund=done', 'f.refund=none'],
    ['a refund that failed', (line) => refundLine(line, 'failed'), 'f.problem=refund_failed', 'f.refund=none'],
  ])('sees %s of his own line and none of the others', async (_, change, has, none) => {
    const [hidden, shown] = [await buyBoth(), await buyBoth()];
    await change(hidden.other);
    await change(shown.own);
    const found = async (who: Member, id: string) => [
      has !== '' && (await isFound(who, id, has)),
      await isFound(who, id, none),
    ];
    expect(await found(colleague, hidden.publicId)).toEqual([false, true]);
    expect(await found(colleague, shown.publicId)).toEqual([has !== '', false]);
    for (const { publicId } of [hidden, shown]) expect(await found(admin, publicId)).toEqual([has !== '', false]);
  });

  it('counts none of the hidden either', async () => {
    const query = `/orders?f.start=${own.start}&f.parcel=sent`;
    const before = (await list(colleague, query)).total.count;
    await sendLine((await buyBoth()).other);
    expect((await list(colleague, query)).total.count).toBe(before);
    await sendLine((await buyBoth()).own);
    expect((await list(colleague, query)).total.count).toBe(before + 1);
  });
});
