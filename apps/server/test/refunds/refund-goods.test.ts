import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { certificateLine, createNominal } from '../factories/certificates.ts';
import { goodsLine, recipient, sendParcels } from '../factories/delivery.ts';
import { createProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import type { Member } from '../staff/door.ts';
import { createDeliveryStage, type DeliveryStage } from '../support/delivery-stage.ts';
import { openRefunds } from './refund-stage.ts';

const office = openRefunds();
const { db, buyOf, quote, refund, refundedOf, sendAll, createColleague } = office;
let finance: Member;
let ways: DeliveryStage;
beforeAll(async () => {
  finance = await createColleague('finance');
  ways = await createDeliveryStage(db());
});
afterEach(() => assertInvariants(db()));

/** Three shirts for 1 000 ₽ altogether, brought by a courier. */
const buyShirts = async () => {
  const shirt = await createProduct(db(), { price_minor: 33_333, stock: { '': 10 } });
  const line = goodsLine(shirt.publicId, { count: 3, delivery_public_id: ways.courier, delivery: recipient() });
  const order = await buyOf([], { shop: [line] });
  const stock = async (): Promise<number> => {
    const { rows } = await sql<{
      taken: number;
    }>`select taken from product_stock where product_id = ${shirt.id}`.execute(db());
    return rows[0]?.taken ?? 0;
  };
  const left = () => sendParcels(db(), order);
  return { order, line: String(line['unique_id']), stock, left };
};

describe('goods', () => {
  // BO-069
  it('come back piece by piece, to the kopeck, and on sale only when somebody says so', async () => {
    const { order, line, stock } = await buyShirts();
    const one = { lines: [{ unique_id: line, pieces: 1 }] };
    const { sum } = await quote(finance, order, one);
    expect(sum).toBe(333.33);
    await office.make(finance, order, { ...one, sum, restock: false });
    await sendAll();
    expect(await stock()).toBe(3);
    const { version } = await quote(finance, order, one);
    await office.make(finance, order, { ...one, sum, version, restock: true });
    await sendAll();
    expect(await stock()).toBe(2);
    const last = await quote(finance, order, { lines: [{ unique_id: line }] });
    expect(last.lines[0]).toMatchObject({ pieces: 1, sum: 333.33 });
    const tooMany = await office.make(finance, order, { lines: [{ unique_id: line, pieces: 2 }], sum: 333.33 });
    expect([tooMany.status, tooMany.body['code']]).toEqual([400, 'state']);
  });

  // BO-070
  it('bring their carriage back only when all of them come back, and not once the parcel has left', async () => {
    const { order, line } = await buyShirts();
    expect((await quote(finance, order, { lines: [{ unique_id: line, pieces: 2 }], delivery: true })).delivery).toBe(0);
    await refund(finance, order, { lines: [{ unique_id: line, pieces: 2 }] });
    const rest = { lines: [{ unique_id: line }], delivery: true };
    const { delivery } = await quote(finance, order, rest);
    expect(delivery).toBeGreaterThan(0);
    const sent = await buyShirts();
    await sent.left();
    const gone = await quote(finance, sent.order, { lines: [{ unique_id: sent.line }], delivery: true });
    expect([gone.delivery, gone.lines[0]?.obstacle]).toEqual([0, 'state']);
    expect((await refund(finance, sent.order, { lines: [{ unique_id: sent.line }] })).status).toBe(400);
    expect((await refund(finance, order, rest)).status).toBe(200);
    await sendAll();
    const { rows } = await sql`select status from orders where public_id = ${order}`.execute(db());
    expect(rows).toEqual([{ status: 'refunded' }]);
    const again = await quote(finance, order, { lines: [], delivery: true }).catch(() => ({ delivery: 0 }));
    expect(again.delivery).toBe(0);
  });
});

describe('a certificate', () => {
  const buyGift = async () => {
    const nominal = await createNominal(db());
    const line = certificateLine(nominal.publicId);
    const order = await buyOf([], { certificates: [line] });
    const row = async () =>
      (
        await sql<{ id: number; balance: number; blocked: boolean }>`
          select c.id, balance_minor as balance, blocked_at is not null as blocked from certificates c join orders o on o.id = c.order_id
          where o.public_id = ${order}`.execute(db())
      ).rows[0];
    return { order, line: String(line['unique_id']), row };
  };

  it('that nobody spent pays nothing from the moment it is given back, and is worth nothing then', async () => {
    const { order, line, row } = await buyGift();
    expect((await refund(finance, order, { lines: [{ unique_id: line }] })).status).toBe(200);
    expect(await row()).toMatchObject({ balance: 300_000, blocked: true });
    await sendAll();
    expect(await row()).toMatchObject({ balance: 0, blocked: true });
    expect(await refundedOf(order)).toBe(300_000);
  });

  it('of which something was spent does not come back', async () => {
    const { order, line, row } = await buyGift();
    const spent = { certificate_id: (await row())?.id, kind: 'spend', amount_minor: -1 };
    await sql`insert into certificate_entries (certificate_id, order_id, kind, amount_minor)
      select ${spent.certificate_id}, id, ${spent.kind}, ${spent.amount_minor} from orders where public_id = ${order}`.execute(
      db(),
    );
    await sql`update certificates set balance_minor = balance_minor - 1 where id = ${spent.certificate_id}`.execute(
      db(),
    );
    expect((await quote(finance, order, { lines: [{ unique_id: line }] })).lines[0]).toMatchObject({
      obstacle: 'state',
    });
  });
});
