import { orderNumber } from '@trassa/rules';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormat, createPromocode, createSale, inDays, type FormatOptions } from '../factories/events.ts';
import { createOffer, createYearly, insuranceLine, policiesOf } from '../factories/insurance.ts';
import { expireOrder, payLate, refundsOf } from '../factories/late.ts';
import { myTickets, newKey, paymentBody, place, type Placed, plainLine, readOrder, send } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { assertInvariants } from '../invariants.ts';
import { createTestApp, createTestClock, type TestApp } from '../support/index.ts';

let app: TestApp;
const clock = createTestClock();
beforeAll(async () => {
  app = await createTestApp({ clock });
});
afterEach(async () => {
  clock.set(new Date());
  await sql`update insurance_offers set status = 'draft'`.execute(db());
  await assertInvariants(db());
});
afterAll(() => app.close());
const db = () => app.database.db;
const unix = (date: Date): number => Math.floor(date.getTime() / 1000);

type Wire = Record<string, unknown>;
const email = 'late@example.org';
const lettersOf = async ({ order }: Placed): Promise<string[]> => {
  await app.sweeps.sendLetters();
  const { rows } = await sql<{
    template: string;
  }>`select template from letters where data ->> 'order' = ${order.public_id} order by id`.execute(db());
  return rows.map(({ template }) => template);
};
const refundText = (): string => app.letters.findLast(({ subject }) => subject.startsWith('Возвращаем'))?.text ?? '';

/** The money went back whole, once, with a letter, and nothing was issued. */
const expectReturned = async (placed: Placed): Promise<void> => {
  expect((await readOrder(app, placed.order.public_id)).status).toBe('expired');
  expect(await refundsOf(app, placed)).toEqual([{ amount: Math.round(placed.order.amount * 100), reason: 'late' }]);
  expect(await myTickets(app, placed.token)).toEqual([]);
  expect(await lettersOf(placed)).toEqual(['refund']);
};

const stage = async (options: FormatOptions = {}) => {
  const format = await createFormat(db(), { preregistration: false, ...options });
  const { rows } = await sql<{
    id: number;
  }>`select event_id as id from event_cities where id = ${format.eventCityId}`.execute(db());
  const order = (count = 2, fields: Wire = {}): Promise<Placed> =>
    place(app, paymentBody([plainLine(format.publicId, count, fields)], { email }));
  return { format, eventId: rows[0]?.id ?? 0, order };
};

describe('late money is taken', () => {
  it('within 24 hours of the end, on the terms that still hold', async () => {
    const { eventId, order } = await stage();
    await createSale(db(), eventId, { discount: 10, count: 2 });
    const { code } = await createPromocode(db(), { discount: 20, code_count: 1 });
    const placed = await order(2, { promocode: code });
    expect(placed.order.amount).toBe(2700 + 2400);
    await expireOrder(app, placed, 23);
    await payLate(app, placed);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
    expect(await myTickets(app, placed.token)).toHaveLength(2);
    expect(await refundsOf(app, placed)).toEqual([]);
  });
});

describe('late money for lines that were ordered once more', () => {
  it('is taken when that order has ended too', async () => {
    const { format } = await stage();
    const line = plainLine(format.publicId, 1);
    const first = await place(app, paymentBody([line], { email }));
    await expireOrder(app, first);
    await expireOrder(app, await place(app, paymentBody([line], { email, temporary_token: first.token })));
    await payLate(app, first);
    expect(await myTickets(app, first.token)).toHaveLength(1);
    expect(await refundsOf(app, first)).toEqual([]);
  });
});

describe('late money goes back in full', () => {
  it('more than 24 hours after the end', async () => {
    const { order } = await stage();
    const placed = await order();
    await expireOrder(app, placed, 24);
    await payLate(app, placed);
    await payLate(app, placed);
    await expectReturned(placed);
    expect(refundText()).toContain('больше суток');
  });

  it('when its lines were ordered once more meanwhile, and that order is paid or waits: nothing is bought twice', async () => {
    const { format } = await stage();
    for (const [isPaid, isKnown] of [
      [true, true],
      [true, false],
      [false, true],
    ]) {
      const line = plainLine(format.publicId, 1);
      const first = await place(app, paymentBody([line], { email }));
      await expireOrder(app, first);
      const token = isKnown ? { temporary_token: first.token } : {};
      const second = await place(app, paymentBody([line], { email, ...token }));
      if (isPaid) await send(app, 'POST', `/api/payment/sandbox/${second.order.public_id}`, { result: 'paid' });
      await payLate(app, first);
      expect((await readOrder(app, first.order.public_id)).status).toBe('expired');
      expect(await refundsOf(app, first)).toEqual([{ amount: 300_000, reason: 'late' }]);
      expect(await myTickets(app, second.token)).toHaveLength(isPaid ? 1 : 0);
      await lettersOf(first);
      expect(refundText()).toContain('вместо него оформлен другой');
    }
  });

  it('when the sale has closed', async () => {
    const { format, order } = await stage();
    const placed = await order();
    await expireOrder(app, placed);
    await sql`update formats set sale_end = now() - interval '1 minute' where id = ${format.id}`.execute(db());
    await payLate(app, placed);
    await expectReturned(placed);
    expect(refundText()).toContain('продажа закончилась или изменилась цена');
  });

  it('when the price has risen', async () => {
    const { format, order } = await stage();
    const placed = await order();
    await expireOrder(app, placed);
    await sql`insert into format_prices (format_id, kind, starts_at, price_minor)
      values (${format.id}, 'athlete', now() - interval '1 minute', 350000)`.execute(db());
    await payLate(app, placed);
    await expectReturned(placed);
  });

  it('when the group discount has ended', async () => {
    const { eventId, order } = await stage();
    const sale = await createSale(db(), eventId, { discount: 10, count: 2 });
    const placed = await order();
    await expireOrder(app, placed);
    await sql`update sales set ends_at = now() - interval '1 minute' where id = ${sale}`.execute(db());
    await payLate(app, placed);
    await expectReturned(placed);
  });

  it('when the promocode has ended, or is used up', async () => {
    const { order } = await stage();
    const ended = await createPromocode(db(), { discount: 20, code_count: 2 });
    const used = await createPromocode(db(), { discount: 20, code_count: 2, uses: 2 });
    const [first, second] = [await order(2, { promocode: ended.code }), await order(2, { promocode: used.code })];
    await expireOrder(app, first);
    await expireOrder(app, second);
    await sql`update promocodes set ends_at = now() - interval '1 minute' where id = ${ended.id}`.execute(db());
    await order(2, { promocode: used.code });
    await payLate(app, first);
    await payLate(app, second);
    await expectReturned(first);
    await expectReturned(second);
  });

  it('with a letter that names the order, what it was for and the sum', async () => {
    const { order } = await stage({ distance_km: 10 });
    const placed = await order();
    await expireOrder(app, placed, 25);
    await payLate(app, placed);
    await expectReturned(placed);
    expect(refundText().replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(
      new RegExp(
        `\nНомер заказа: ${orderNumber(placed.order.public_id)}\nЗабег, Москва, 20\\d\\d · Личный, 10 км × 2: 6 000 ₽\nВозврат: 6 000 ₽\n`,
      ),
    );
  });

  it('when goods of the shop cost another sum', async () => {
    const shirt = await createProduct(db(), { stock: { M: 5 }, delivery: false });
    const placed = await place(
      app,
      paymentBody([], { shop: [{ unique_id: 'shirt', public_id: shirt.publicId, count: 1, size: 'M' }], email }),
    );
    await expireOrder(app, placed);
    await sql`update products set price_minor = price_minor + 10000 where id = ${shirt.id}`.execute(db());
    await payLate(app, placed);
    await expectReturned(placed);
  });

  it('when the insurance costs another sum, or is not sold any more', async () => {
    const dear = await createYearly(db());
    const gone = await createYearly(db());
    const order = (offer: string): Promise<Placed> =>
      place(app, paymentBody([], { insurances: [insuranceLine(offer, { start_date: unix(inDays(9)) })], email }));
    const [first, second] = [await order(dear.publicId), await order(gone.publicId)];
    await expireOrder(app, first);
    await expireOrder(app, second);
    await sql`update insurance_offers set price_minor = price_minor + 10000 where id = ${dear.id}`.execute(db());
    await sql`update insurance_offers set status = 'draft' where id = ${gone.id}`.execute(db());
    await payLate(app, first);
    await payLate(app, second);
    await expectReturned(first);
    await expectReturned(second);
  });
});

describe('an attempt that has ended', () => {
  const pageOf = ({ redirect_url, form }: Placed): string => `${redirect_url}?${new URLSearchParams(form).toString()}`;
  const pressOnPage = ({ redirect_url, form }: Placed, result: string) =>
    app.http.inject({
      method: 'POST',
      url: redirect_url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, result }).toString(),
    });

  it('has a page without buttons, and takes no presses', async () => {
    const { order } = await stage();
    const placed = await order();
    await expireOrder(app, placed);
    const page = await send(app, 'GET', pageOf(placed));
    expect(page.body).not.toContain('<button');
    expect(page.body).toContain('Этот платёж закончился');
    for (const result of ['paid', 'failed', 'late']) {
      const pressed = await pressOnPage(placed, result);
      expect([pressed.statusCode, pressed.body.includes('Этот платёж закончился')]).toEqual([400, true]);
      const called = await send(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, { result });
      expect([called.statusCode, called.json<{ code: string }>().code]).toEqual([400, 'state']);
    }
    const { rows } =
      await sql`select verdict from sandbox_payments where order_public_id = ${placed.order.public_id}`.execute(db());
    expect(rows).toEqual([{ verdict: null }]);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('expired');
  });

  it('of an order that another one took the place of takes no presses either', async () => {
    const { format } = await stage();
    const line = plainLine(format.publicId, 1);
    const first = await place(app, paymentBody([line], { email }));
    await place(app, paymentBody([line], { email }), { token: first.token });
    expect((await pressOnPage(first, 'paid')).statusCode).toBe(400);
    expect(await refundsOf(app, first)).toEqual([]);
  });

  it('is not handed out again by a repeated payment call, nor by a repeated second attempt', async () => {
    const { format } = await stage();
    const body = paymentBody([plainLine(format.publicId, 1)], { email });
    const [key, again] = [newKey(), newKey()];
    const placed = await place(app, body, { key });
    const pay = () => send(app, 'POST', `/api/order/${placed.order.public_id}/pay`, {}, { key: again });
    expect((await pay()).statusCode).toBe(200);
    expect((await place(app, body, { key })).order.public_id).toBe(placed.order.public_id);
    await expireOrder(app, placed);
    const repeated = await send(app, 'POST', '/api/payment', body, { key });
    expect([repeated.statusCode, repeated.json<{ code: string }>().code]).toEqual([400, 'state']);
    expect([(await pay()).statusCode, (await pay()).json<{ code: string }>().code]).toEqual([400, 'state']);
  });
});

describe('a policy', () => {
  const dayOf = 86_400;

  it('paid late begins after the payment and the delay of its offer, whatever day was asked', async () => {
    const offer = await createYearly(db(), { activation_delay_seconds: 3 * dayOf });
    const start_date = unix(clock()) + 3 * dayOf + 600;
    const placed = await place(app, paymentBody([], { insurances: [insuranceLine(offer.publicId, { start_date })] }));
    await expireOrder(app, placed, 20);
    clock.advance(20 * 3600);
    await payLate(app, placed);
    const [policy] = await policiesOf(app, placed.token);
    expect(policy?.start_date).toBe(unix(clock()) + 3 * dayOf);
  });

  it('paid in time for a later day begins on that day', async () => {
    const offer = await createYearly(db(), { activation_delay_seconds: 3 * dayOf });
    const start_date = unix(inDays(9));
    const placed = await place(app, paymentBody([], { insurances: [insuranceLine(offer.publicId, { start_date })] }));
    await send(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, { result: 'paid' });
    const [policy] = await policiesOf(app, placed.token);
    expect(policy?.start_date).toBe(start_date);
  });

  it('that begins with its race has a delay too: it is not sold when it would begin after the start', async () => {
    const offer = await createOffer(db(), { activation_delay_seconds: dayOf });
    const soon = await createFormat(db(), { start_time: inDays(0.5), registration_end: inDays(0.4) });
    const line = insuranceLine(offer.publicId, { format_public_id: soon.publicId });
    const answer = await send(app, 'POST', '/api/payment', paymentBody([], { insurances: [line] }));
    expect(answer.json()).toMatchObject({ code: 'insurance_unavailable' });
    const format = await createFormat(db(), { start_time: inDays(1.5), registration_end: inDays(1) });
    const later = insuranceLine(offer.publicId, { format_public_id: format.publicId });
    const placed = await place(app, paymentBody([], { insurances: [later], email }));
    await expireOrder(app, placed, 20);
    clock.advance(20 * 3600);
    await payLate(app, placed);
    expect(await policiesOf(app, placed.token)).toEqual([]);
    expect(await refundsOf(app, placed)).toMatchObject([{ reason: 'late' }]);
  });
});
