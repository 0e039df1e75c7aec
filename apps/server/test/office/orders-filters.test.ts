import { ordersList } from '@trassa/contracts/office';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../src/kernel/ids.ts';
import { createUser } from '../factories/accounts.ts';
import { createGoodsOrder } from '../factories/cabinet.ts';
import { createCity, createPromocode, inDays, insertRow, type MadeFormat, unique } from '../factories/events.ts';
import { paymentBody, place, plainLine } from '../factories/orders.ts';
import type { Member } from '../staff/door.ts';
import { newBuyer, openOffice } from './office.ts';

const { app, db, ask, idsOf, createColleague, createStart, buyOf } = openOffice();

let admin: Member;
beforeAll(async () => {
  admin = await createColleague('admin');
});
const internal = async (publicId: string): Promise<{ id: number; payment: number | null }> => {
  const { rows } = await sql<{ id: number; payment: number | null }>`
    select o.id, (select max(p.id) from payments p where p.order_id = o.id) as payment from orders o where o.public_id = ${publicId}`.execute(
    db(),
  );
  const [row] = rows;
  if (!row) throw new Error('no such order');
  return row;
};

describe('the filters of orders', () => {
  let format: MadeFormat;
  /** Orders of a start of their own, by what is special about them. */
  const made: Record<string, string> = {};
  const nameOf = (id: unknown): string => Object.keys(made).find((name) => made[name] === id) ?? 'unknown';
  const found = async (query: string): Promise<string[]> =>
    (await idsOf(admin, `/orders?f.created.from=${begun}&sort=created&${query}`)).map(nameOf);
  let begun = 0;

  beforeAll(async () => {
    begun = Math.floor(Date.now() / 1000);
    const start = await createStart();
    ({ format } = start);
    const line = (count: number, fields = {}) => [plainLine(format.publicId, count, fields)];
    const { code } = await createPromocode(db());
    made['coded'] = await buyOf(line(1, { promocode: code }));
    made['waiting'] = (await place(app(), paymentBody(line(2), { email: newBuyer() }))).order.public_id;
    made['refunded'] = await buyOf(line(3));
    made['late'] = await buyOf(line(4));
    made['failed'] = await buyOf(line(5));
    made['sent'] = await buyOf(line(6));
    made['unissued'] = await buyOf(line(7));
    made['certificate'] = await buyOf(line(8));
    const user = await createUser(db());
    made['goods'] = (await createGoodsOrder(db(), user.id)).publicId;

    const refund = async (name: string, row: Record<string, unknown>) => {
      const { id, payment } = await internal(made[name] ?? '');
      const fields = { public_id: randomId(), payment_id: payment, order_id: id, amount_minor: 100 };
      await insertRow(db(), 'refunds', { ...fields, ...row });
    };
    await refund('refunded', { reason: 'ticket', cause: unique('ticket'), status: 'done' });
    await refund('late', { reason: 'late', status: 'waiting' });
    await refund('failed', { reason: 'ticket', cause: unique('ticket'), status: 'failed' });
    const sent = await internal(made['sent'] ?? '');
    const method = await insertRow(db(), 'delivery_methods', {
      public_id: unique('method'),
      goods: 'ticket',
      carrier: 'post',
      name_ru: 'Почта',
    });
    const parcel = {
      position: 0,
      method_id: method,
      unique_ids: ['x'],
      cost_minor: 0,
      grams: 1,
      days_min: 1,
      days_max: 2,
    };
    const to = {
      city_id: await createCity(db()),
      first_name: 'Анна',
      last_name: 'Иванова',
      phone: '+7',
      address: 'Москва',
    };
    await insertRow(db(), 'shipments', {
      public_id: randomId(),
      order_id: sent.id,
      ...parcel,
      ...to,
      track: 'RU1',
      state: 'shipped',
    });
    await sql`update orders set issued_at = null where public_id = ${made['unissued']}`.execute(db());
    const paidBy = await internal(made['certificate'] ?? '');
    const nominal = await insertRow(db(), 'certificate_nominals', {
      public_id: unique('nominal'),
      title_ru: 'Подарок',
      price_minor: 1000,
      picture: 'x',
    });
    const { rows } = await sql<{ id: number }>`select id from order_lines where order_id = ${paidBy.id}`.execute(db());
    const certificate = await insertRow(db(), 'certificates', {
      public_id: 'certificate-of-this-order',
      code_hash: unique('hash'),
      nominal_id: nominal,
      order_id: paidBy.id,
      order_line_id: rows[0]?.id,
      place: 1,
      amount_minor: 1000,
      balance_minor: 900,
      recipient_name: '',
      recipient_email: '',
      send_at: inDays(0),
      valid_until: inDays(365),
    });
    const spent = { certificate_id: certificate, order_id: paidBy.id, kind: 'spend', amount_minor: -100 };
    await insertRow(db(), 'certificate_entries', spent);
    await sql`update orders set certificates_minor = 100, amount_minor = amount_minor - 100 where id = ${paidBy.id}`.execute(
      db(),
    );
  });

  const all = ['coded', 'waiting', 'refunded', 'late', 'failed', 'sent', 'unissued', 'certificate', 'goods'];
  const without = (...names: string[]): string[] => all.filter((name) => !names.includes(name));
  it.each<[string, () => string, string[]]>([
    ['nothing', () => '', all],
    ['a state', () => 'f.state=pending', ['waiting']],
    ['states', () => 'f.state=pending&f.state=paid', all],
    ['a time that was', () => 'f.created.to=1', []],
    ['when it was paid', () => `f.paid.from=${begun}`, without('waiting')],
    ['what was not paid', () => 'f.paid=none', ['waiting']],
    ['a format', () => `f.format=${format.publicId}`, without('goods')],
    ['no start', () => 'f.start=none', ['goods']],
    ['no start or this format', () => `f.start=none&f.selector=shop`, ['goods']],
    ['a kind of goods', () => 'f.selector=ticket', without('goods')],
    ['a provider', () => 'f.provider=sandbox', without('goods')],
    ['a provider that nobody used', () => 'f.provider=other', []],
    ['a sum', () => 'f.sum.to=3000', ['coded', 'goods']],
    ['a sum from', () => 'f.sum.from=21000.01', ['certificate']],
    ['no promocode', () => 'f.promocode=none', without('coded')],
    ['a certificate', () => 'f.certificate=certificate-of-this-order', ['certificate']],
    ['no certificate', () => 'f.certificate=none', without('certificate')],
    ['refunds', () => 'f.refund=waiting&f.refund=done&f.refund=failed', ['refunded', 'late', 'failed']],
    ['a refund that did not go through', () => 'f.refund=failed', ['failed']],
    ['no refund', () => 'f.refund=none', without('refunded', 'late', 'failed')],
    ['a parcel on its way', () => 'f.parcel=sent', ['sent']],
    ['a parcel to be sent', () => 'f.parcel=waiting', []],
    ['no parcel', () => 'f.parcel=none', without('sent')],
    ['money that nobody could use', () => 'f.problem=unused_money', ['late']],
    ['what was not issued', () => 'f.problem=not_issued', ['unissued', 'goods']],
    ['each problem', () => ordersList.views.attention, ['late', 'failed', 'unissued', 'goods']],
    ['two filters', () => 'f.state=paid&f.refund=done', ['refunded']],
  ])('find by %s', async (_, query, expected) => {
    expect(await found(query())).toEqual(expected);
  });

  it('find by a promocode however it is typed', async () => {
    const { rows } = await sql<{ code: string }>`
      select p.code from promocodes p join order_lines l on l.promocode_id = p.id join orders o on o.id = l.order_id
      where o.public_id = ${made['coded']}`.execute(db());
    expect(await found(`f.promocode=${rows[0]?.code.toLowerCase()}`)).toEqual(['coded']);
    expect(await found('f.promocode=NOBODYS')).toEqual([]);
  });

  it.each(Object.entries(ordersList.views))('view %s opens', async (_, query) => {
    expect((await ask('GET', `/orders?${query}`, admin)).status).toBe(200);
  });

  it('sort by sum and by when it was paid, there and back', async () => {
    const sorted = async (sort: string) =>
      (await idsOf(admin, `/orders?f.created.from=${begun}&sort=${sort}`)).map(nameOf);
    const up = await sorted('sum');
    expect([up[0], up.at(-1)]).toEqual(['goods', 'certificate']);
    expect(await sorted('-sum')).toEqual(up.toReversed());
    expect((await sorted('paid'))[0]).toBe('waiting');
    expect((await sorted('-paid')).at(-1)).toBe('waiting');
  });

  it('tell what there is when something else is asked', async () => {
    const answer = await ask('GET', '/orders?f.colour=red', admin);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: { 'f.colour': expect.any(String) } },
    });
    expect(answer.body['known']).toEqual({
      filters: Object.keys(ordersList.filters),
      sorts: Object.keys(ordersList.sorts),
    });
  });
});
