import { afterEach, beforeEach, expect, it } from 'vitest';
import { certificateLine, codesOf, createCertificate, createNominal } from '../factories/certificates.ts';
import { goodsLine, recipient } from '../factories/delivery.ts';
import { createFormat } from '../factories/events.ts';
import { paymentBody, place, plainLine, send } from '../factories/orders.ts';
import { createProduct } from '../factories/shop.ts';
import { createDeliveryStage } from '../support/delivery-stage.ts';
import { createTestApp, type TestApp } from '../support/index.ts';
import { createSignedFormBank } from './banks/signed-form.ts';

let app: TestApp;
let bank: ReturnType<typeof createSignedFormBank>;
beforeEach(async () => {
  bank = createSignedFormBank();
  app = await createTestApp({ providers: [bank.provider] });
});
afterEach(() => app.close());

const db = () => app.database.db;
const told = () =>
  bank.created.map(({ amount, receipt: { lines } }) => {
    expect(lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(amount);
    return lines.map(({ title, count, total, paid, subject, method }) => [title, count, total, paid, subject, method]);
  });

it('names to the provider what an attempt pays for, each kind as its receipt wants it, delivery apart', async () => {
  const { courier } = await createDeliveryStage(db());
  const format = await createFormat(db(), { preregistration: false });
  const shirt = await createProduct(db(), { weight_grams: 400, price_minor: 150_000 });
  const nominal = await createNominal(db());
  const { order } = await place(
    app,
    paymentBody([plainLine(format.publicId, 2)], {
      shop: [goodsLine(shirt.publicId, { delivery_public_id: courier, delivery: recipient() })],
      certificates: [certificateLine(nominal.publicId)],
    }),
  );
  const lines = [
    [expect.stringMatching(/^Забег, Москва, \d{4}\u00a0· Личный$/), 2, 600_000, 600_000, 'service', 'full_prepayment'],
    [expect.any(String), 1, 150_000, 150_000, 'commodity', 'full_prepayment'],
    [expect.any(String), 1, expect.any(Number), expect.any(Number), 'payment', 'advance'],
    ['Доставка', 1, 30_000, 30_000, 'service', 'full_prepayment'],
  ];
  expect(told()).toEqual([lines]);
  // A further attempt names the same, out of what the order keeps.
  await send(app, 'POST', `/api/order/${order.public_id}/pay`, {});
  expect(told()).toEqual([lines, lines]);
});

it('shares what a certificate has paid out among the lines, to the kopeck', async () => {
  const gift = await createCertificate(db(), codesOf(app), { amount: 100_001 });
  const format = await createFormat(db(), { preregistration: false, prices: { athlete: 300_000 } });
  const other = await createFormat(db(), { preregistration: false, prices: { athlete: 100_000 } });
  const tickets = [plainLine(format.publicId, 1), plainLine(other.publicId, 1)];
  await place(app, paymentBody(tickets, { certificate_codes: [gift.code] }));
  expect(told()).toEqual([
    [
      [
        expect.stringMatching(/^Забег, Москва, \d{4}\u00a0· Личный$/),
        1,
        300_000,
        224_999,
        'service',
        'full_prepayment',
      ],
      [expect.stringMatching(/^Забег, Москва, \d{4}\u00a0· Личный$/), 1, 100_000, 75_000, 'service', 'full_prepayment'],
    ],
  ]);
});
