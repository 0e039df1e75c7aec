import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateLine, codesOf, createCertificate, createNominal } from '../factories/certificates.ts';
import { createFormat, inDays } from '../factories/events.ts';
import { payLate } from '../factories/late.ts';
import { buy, myTickets, paymentBody, place, plainLine, readOrder, send } from '../factories/orders.ts';
import { cancel } from '../factories/returns.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  await assertInvariants(app.database.db);
  await app.close();
});

const db = () => app.database.db;
const check = (code: string) => send(app, 'GET', `/api/certificate/check/${encodeURIComponent(code)}`);

describe('paying by certificate', () => {
  it('lowers what is to pay, up to its balance, and the rest stays on it', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_050 });
    const lines = [plainLine(format.publicId, 1)];
    const fields = { certificate_codes: [gift.code.toLowerCase()] };
    const { values } = (await send(app, 'POST', '/api/basket/price', { tickets: lines, ...fields })).json();
    expect(values).toMatchObject({ total: 3000, amount: 1999.5, certificates: [{ amount: 1000.5 }] });
    const placed = await buy(app, paymentBody(lines, { ...fields, amount: 1999.5 }));
    expect(placed.order.amount).toBe(1999.5);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'paid', certificates_amount: 1000.5 });
    expect((await check(gift.code)).statusCode).toBe(400);
  });

  it('of the whole sum needs no payment page, and what is left can be spent again', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const gift = await createCertificate(db(), codesOf(app), { amount: 500_000 });
    const fields = { certificate_codes: [gift.code, gift.code] };
    const placed = await place(app, paymentBody([plainLine(format.publicId, 1)], fields));
    expect(placed).toMatchObject({ form: {}, order: { amount: 0 } });
    expect(placed.redirect_url).toBe(`/basket/thanks?order=${placed.order.public_id}`);
    expect((await check(gift.code)).json()).toMatchObject({ values: { balance: 2000 } });
  });

  it('of an order that nobody pays comes back', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const fields = { certificate_codes: [gift.code] };
    const placed = await place(app, paymentBody([plainLine(format.publicId, 1)], fields));
    expect((await check(gift.code)).statusCode).toBe(400);
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${placed.order.public_id}`.execute(
      db(),
    );
    await app.sweeps.expireOrders();
    expect((await check(gift.code)).json()).toMatchObject({ values: { balance: 1000 } });
    await payLate(app, placed);
    expect(await readOrder(app, placed.order.public_id)).toMatchObject({ status: 'paid' });
    expect((await check(gift.code)).statusCode).toBe(400);
  });

  it('sends late money back when its part of the certificate is spent by then', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const gift = await createCertificate(db(), codesOf(app), { amount: 100_000 });
    const fields = { certificate_codes: [gift.code] };
    const late = await place(app, paymentBody([plainLine(format.publicId, 1)], fields));
    await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${late.order.public_id}`.execute(
      db(),
    );
    await app.sweeps.expireOrders();
    await buy(app, paymentBody([plainLine(format.publicId, 1)], fields));
    await payLate(app, late);
    expect(await readOrder(app, late.order.public_id)).toMatchObject({ status: 'expired' });
    const { rows } = await sql<{ amount: number }>`
      select r.amount_minor as amount from refunds r join orders o on o.id = r.order_id
      where o.public_id = ${late.order.public_id}`.execute(db());
    expect(rows).toEqual([{ amount: 200_000 }]);
  });

  it('by many at once pays for one', async () => {
    const format = await createFormat(db(), { preregistration: false, prices: { athlete: 50_000 } });
    const gift = await createCertificate(db(), codesOf(app), { amount: 50_000 });
    const pay = () =>
      send(
        app,
        'POST',
        '/api/payment',
        paymentBody([plainLine(format.publicId, 1)], { certificate_codes: [gift.code], amount: 0 }),
      );
    const answers = await Promise.all(Array.from({ length: 12 }, pay));
    const paid = answers.filter(({ statusCode }) => statusCode === 200);
    expect(paid).toHaveLength(1);
    const refused = answers
      .filter(({ statusCode }) => statusCode === 400)
      .map((one) => one.json<{ code: string }>().code);
    expect(refused).toHaveLength(11);
    for (const code of refused) expect(['certificate', 'price_changed']).toContain(code);
  });

  it('gets the money of a returned ticket back first', async () => {
    const format = await createFormat(db(), { preregistration: false, start_time: inDays(20) });
    const gift = await createCertificate(db(), codesOf(app), { amount: 400_000 });
    const placed = await buy(app, paymentBody([plainLine(format.publicId, 2)], { certificate_codes: [gift.code] }));
    expect(placed.order.amount).toBe(2000);
    const [first, second] = await myTickets(app, placed.token);
    const giveUp = async (ticketId = '') => (await cancel(app, ticketId, { token: placed.token })).json();
    expect(await giveUp(first?.public_id)).toMatchObject({ sum: 1500 });
    expect((await check(gift.code)).json()).toMatchObject({ values: { balance: 1500 } });
    expect(await giveUp(second?.public_id)).toMatchObject({ sum: 1500 });
    expect((await check(gift.code)).json()).toMatchObject({ values: { balance: 3000 } });
    const { rows } =
      await sql`select id from refunds where order_id = (select id from orders where public_id = ${placed.order.public_id})`.execute(
        db(),
      );
    expect(rows).toEqual([]);
    expect((await myTickets(app, placed.token)).map(({ status }) => status)).not.toContain('processing');
  });

  it('does not pay for certificates', async () => {
    const { publicId } = await createNominal(db());
    const gift = await createCertificate(db(), codesOf(app));
    const certificates = [certificateLine(publicId)];
    const priced = await send(app, 'POST', '/api/basket/price', { certificates, certificate_codes: [gift.code] });
    expect(priced.json()).toMatchObject({ values: { amount: 3000, certificates: [{ amount: 0 }] } });
    expect((await check(gift.code)).json()).toMatchObject({ values: { balance: 3000 } });
  });
});
