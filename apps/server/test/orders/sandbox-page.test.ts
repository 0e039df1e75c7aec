import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFormat } from '../factories/events.ts';
import { paymentBody, place, type Placed, plainLine, press, readOrder, send } from '../factories/orders.ts';
import { createTestApp, type TestApp } from '../support/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const db = () => app.database.db;
const order = async (): Promise<Placed> => {
  const format = await createFormat(db(), { preregistration: false });
  return place(app, paymentBody([plainLine(format.publicId, 2)]));
};
const expire = async ({ order: { public_id } }: Placed): Promise<void> => {
  await sql`update orders set expires_at = now() - interval '1 second' where public_id = ${public_id}`.execute(db());
  await sql`update sandbox_payments set payable_until = now() - interval '1 second' where order_public_id = ${public_id}`.execute(
    db(),
  );
};

describe('the page of the built-in provider', () => {
  const address = ({ redirect_url, form }: Placed): string => `${redirect_url}?${new URLSearchParams(form).toString()}`;

  it('shows the sum and three buttons, says that it is a test, and opens by its signed address alone', async () => {
    const placed = await order();
    const page = await send(app, 'GET', address(placed));
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Тестовая оплата');
    expect(page.body.match(/<button/g)).toHaveLength(3);
    expect(page.body.replaceAll(/\s/g, ' ')).toContain('6 000 ₽');
    expect(
      (await send(app, 'GET', `${placed.redirect_url}?payment=${placed.form['payment']}&signature=wrong`)).statusCode,
    ).toBe(404);
    expect(
      (await send(app, 'GET', address({ ...placed, redirect_url: '/sandbox/pay/another-order' }))).statusCode,
    ).toBe(404);
  });

  it('is in the language of the order', async () => {
    const format = await createFormat(db(), { preregistration: false });
    const placed = await place(app, paymentBody([plainLine(format.publicId, 1)]), { language: 'en' });
    const { body } = await send(app, 'GET', address(placed));
    expect(body).toContain('Test payment');
    expect(body, 'whose clock it is').toMatch(/<dd>\d\d:\d\d\u00a0\(Moscow time\)<\/dd>/);
    expect(body, 'sums are written as everywhere on the site').toContain('Pay 3,000\u00a0₽');
  });

  it('promises places and asks for a choice while it waits alone, and neither when its time is over', async () => {
    const placed = await order();
    const promise = /Места за вами|Выберите, чем закончится|К оплате/;
    expect((await send(app, 'GET', address(placed))).body).toMatch(promise);
    const changed = await order();
    await send(app, 'POST', `/api/order/${changed.order.public_id}/change`, {}, { token: changed.token });
    await expire(placed);
    for (const ended of [placed, changed]) {
      const { body } = await send(app, 'GET', address(ended));
      expect(body).toContain('Этот платёж закончился');
      expect(body).not.toMatch(promise);
    }
    const paid = await order();
    await press(app, paid.order.public_id, 'paid');
    expect((await send(app, 'GET', address(paid))).body).not.toMatch(promise);
  });

  it('pays by a form without scripts and leads to the thank-you page', async () => {
    const placed = await order();
    const post = (result: string, form = placed.form) =>
      app.http.inject({
        method: 'POST',
        url: placed.redirect_url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...form, result }).toString(),
      });
    expect((await post('paid', { ...placed.form, signature: 'wrong' })).statusCode).toBe(404);
    expect((await post('whatever')).statusCode).toBe(404);
    const failed = await post('failed');
    expect([failed.statusCode, failed.headers.location]).toEqual([
      303,
      `/basket?order=${placed.order.public_id}&payment=failed`,
    ]);
    const paid = await post('paid');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/basket/thanks?order=${placed.order.public_id}`]);
    expect((await readOrder(app, placed.order.public_id)).status).toBe('paid');
    const late = await post('failed');
    expect(late.headers.location).toBe(`/basket/thanks?order=${placed.order.public_id}`);
    expect((await send(app, 'GET', address(placed))).body).toContain('Этот платёж уже принят');
  });

  it('keeps the money, whatever else is pressed at the same moment', async () => {
    const placed = await order();
    const { public_id: id } = placed.order;
    await Promise.all([press(app, id, 'paid'), press(app, id, 'failed')]);
    expect(await readOrder(app, id)).toMatchObject({ status: 'paid' });
  });

  it('knows no other order', async () => {
    expect((await send(app, 'POST', '/api/payment/sandbox/nothing', { result: 'paid' })).statusCode).toBe(404);
    const placed = await order();
    expect(
      (
        await send(app, 'POST', `/api/payment/sandbox/${placed.order.public_id}`, {
          result: 'paid',
          signature: 'wrong',
        })
      ).statusCode,
    ).toBe(404);
  });
});
